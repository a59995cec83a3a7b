import { createHash } from "node:crypto";
import { z } from "zod";
import type { WinnerPeriod } from "../__generated__/resolvers.ts";
import { sharedRead } from "../upstream/calls.ts";
import type { Scope } from "../upstream/scope.ts";
import { decimal, idText, instant, listOf, maybeNumber, text } from "../upstream/wire.ts";
import { type Game, game } from "./games.wire.ts";

/** A win, as everybody may see it. */
export interface Win {
  key: string;
  rank: number | null;
  account: string;
  gameName: string;
  amount: { amount: string; currency: string };
  wonAt: string;
  /** The game's number, for platforms that don't tell the game. */
  gameKey: string | null;
  game: Game | null;
}

const most = 20;
/** A name that came whole is no name to pass on. */
const masked = text.transform((name) => (name.includes("*") ? name.slice(0, 40) : `${name.slice(0, 2)}***`));

const win = z
  .object({
    rank: maybeNumber,
    account: masked,
    gameName: text,
    vassalage: text,
    winAmount: decimal,
    currency: text,
    wonAt: instant,
    nodeId: idText.nullish().catch(null),
    game: game.nullish().catch(null),
  })
  .transform((row): Win => {
    const { account, gameName, winAmount, currency, wonAt, vassalage } = row;
    return {
      // The same win has the same key on every list and in every language.
      key: createHash("sha256")
        .update(JSON.stringify([account, wonAt, winAmount, vassalage]))
        .digest("base64url")
        .slice(0, 16),
      rank: row.rank === null ? null : Math.trunc(row.rank),
      account,
      gameName,
      amount: { amount: winAmount, currency },
      wonAt,
      gameKey: row.nodeId ?? null,
      game: row.game ?? null,
    };
  });

const calls = {
  ranks: sharedRead("GET /wps/relay/GCSGAME_getRankList", listOf(win), { maxAge: 30 }),
};

/** The winners' board. A platform that knows no `sort` answers its ranks, which the latest are taken out of. */
export function winnersUpstream(scope: Scope) {
  const { language } = scope.caller;
  const latestArgs = { query: { period: "WEEK", sort: "LATEST", size: most, language } };
  const latestOf = (wins: readonly Win[]) =>
    wins
      .map((row): Win => ({ ...row, rank: null }))
      .sort((a, b) => b.wonAt.localeCompare(a.wonAt))
      .slice(0, most);
  return {
    /** The highest first. */
    board: async (period: WinnerPeriod): Promise<Win[]> =>
      (await calls.ranks(scope, { query: { period, size: most, language } }))
        .slice(0, most)
        .map((row, index) => ({ ...row, rank: row.rank ?? index + 1 })),

    /** The larger ones, the latest first. */
    latest: async (): Promise<Win[]> => latestOf(await calls.ranks(scope, latestArgs)),

    /** As `latest`, as the platform tells it after that moment. */
    latestSince: async (moment: number): Promise<Win[]> => latestOf(await calls.ranks.since(moment, scope, latestArgs)),
  };
}
