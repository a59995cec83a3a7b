import type { CommitmentTo, Outcome } from "@atrium/arcade/engine";
import type { GameTable } from "@atrium/arcade/gameMessages";
import type { Tx } from "../db/openDatabase.ts";
import { momentOf } from "../lottery/draws/moment.ts";
import { commitmentOf, type DrawName, fairRandom, seedOf } from "../lotteryRules/fairDraw.ts";
import type { Platform } from "../platform.ts";
import { secureRandom } from "../random/secureRandom.ts";
import type { RoundGame } from "./roundGames.ts";

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
  return rules.table(gameTime(platform, platform.clock.now()), commitmentTo);
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
