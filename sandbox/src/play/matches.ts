import type { CommitmentTo, Outcome, Playable } from "@atrium/arcade/engine";
import type { Fixture, GameTable } from "@atrium/arcade/gameMessages";
import { teamIn } from "@atrium/arcade/teams";
import type { Tx } from "../db/openDatabase.ts";
import { catalogueOf } from "../games/catalogue.ts";
import { availabilityOf, gameView } from "../games/gameView.ts";
import type { Language } from "../http/languages.ts";
import { momentOf } from "../lottery/draws/moment.ts";
import { commitmentOf, type DrawName, fairRandom, seedOf } from "../lotteryRules/fairDraw.ts";
import type { Platform } from "../platform.ts";
import { secureRandom } from "../random/secureRandom.ts";
import { type RoundGame, rulesOf } from "./roundGames.ts";

/** The longest time from one kick-off to the next: no match can be bet on again after the clock was set back. */
const PERIOD_MS = 30_000;

/** The time by which games offer matches. It never goes back, also when the clock is set back. */
export const gameTime = ({ clock }: Pick<Platform, "clock">, now: Date): Date =>
  new Date(now.getTime() + Math.ceil(clock.setBackMs / PERIOD_MS) * PERIOD_MS);

const nameOf = (nodeId: number, match: string): DrawName => ({ gameCode: `MATCH-${nodeId}`, numero: match });

/** The secret that the seeds of draws and matches are derived from. */
const masterOf = async (platform: Pick<Platform, "config">, tx: Tx): Promise<Buffer> =>
  (await momentOf(platform, tx, [])).secret.master;

/** What the page of a game shows before a bet; the matches with the commitments to their seeds. */
export async function tableOf(platform: Platform, { game, rules }: RoundGame): Promise<GameTable> {
  const master = rules.kind === "match" ? await masterOf(platform, platform.db) : undefined;
  const commitmentTo: CommitmentTo = (match) =>
    master ? commitmentOf(seedOf(master, nameOf(game.nodeId, match))) : "";
  return withTeamsIn(game.language, rules.table(gameTime(platform, platform.clock.now()), commitmentTo));
}

/** A table with the names of its teams in a language. */
const withTeamsIn = (language: Language, table: GameTable): GameTable =>
  table.kind === "match" ? { ...table, fixtures: table.fixtures.map((fixture) => named(fixture, language)) } : table;

const named = <T extends Pick<Fixture, "home" | "away">>(match: T, language: Language): T => ({
  ...match,
  home: teamIn(language, match.home),
  away: teamIn(language, match.away),
});

/** The next matches that are listed, each of another game. */
const MOST_LISTED = 6;

/** The next match of the most played open games of a category, with the result of the last one. */
export async function nextMatches(platform: Platform, gameType: string | undefined, language: Language) {
  const catalogue = await catalogueOf(platform);
  const now = platform.clock.now();
  const at = gameTime(platform, now);
  const master = await masterOf(platform, platform.db);
  return catalogue
    .list({ gameType, sort: "POPULAR", language }, now)
    .filter((game) => availabilityOf(game, now).status === "ACTIVE")
    .flatMap((game) => {
      const rules = rulesOf(game);
      const next = rules && firstMatch(rules, at);
      return next ? [{ game, rules, next }] : [];
    })
    .slice(0, MOST_LISTED)
    .map(({ game, rules, next }) => ({
      matchId: `${game.nodeId}-${next.id}`,
      game: gameView(catalogue, game, language, now),
      ...teamsOf(named(next, language)),
      startsAt: new Date(now.getTime() + next.kicksOffIn).toISOString(),
      odds: Object.fromEntries(next.odds.map(({ pick, pays }) => [pick, pays / 100])),
      last: lastResult(master, game.nodeId, rules, at, language),
    }));
}

const teamsOf = ({ home, away }: Pick<Fixture, "home" | "away">) => ({ home, away });

/** The first match that takes bets at a moment. */
function firstMatch(rules: Playable, at: Date): Fixture | undefined {
  const table = rules.table(at, () => "");
  return table.kind === "match" ? table.fixtures[0] : undefined;
}

/** The teams and the score of the last match of a game that is settled. No match is shown before: its bets may be open. */
function lastResult(master: Buffer, nodeId: number, rules: Playable, at: Date, language: Language) {
  for (const back of [1, 2]) {
    const match = firstMatch(rules, new Date(at.getTime() - back * PERIOD_MS));
    const [offer] = match?.odds ?? [];
    if (!match || !offer) return null;
    const choice = { fixture: match.id, ...offer };
    if (rules.settleMs(choice, at) > 0) continue;
    const name = nameOf(nodeId, match.id);
    const { view } = rules.draw(choice, 0n, fairRandom(seedOf(master, name), name));
    return view.kind === "match"
      ? { ...teamsOf(named(match, language)), homeScore: view.home, awayScore: view.away }
      : null;
  }
  return null;
}

/** Draws a round that is due: a bet on a match by the seed of the match, so that all bets on it have one result. */
export async function drawDue(
  platform: Pick<Platform, "config">,
  tx: Tx,
  { rules }: Pick<RoundGame, "rules">,
  { nodeId, choice, stake }: { nodeId: number; choice: unknown; stake: bigint },
): Promise<Outcome> {
  const match = rules.matchOf(choice);
  if (match === undefined) return rules.draw(choice, stake, secureRandom);
  const name = nameOf(nodeId, match);
  const seed = seedOf(await masterOf(platform, tx), name);
  const { win, view } = rules.draw(choice, stake, fairRandom(seed, name));
  return { win, view: view.kind === "match" ? { ...view, seed: seed.toString("hex") } : view };
}
