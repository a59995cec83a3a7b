import type { WinnerPeriod } from "../__generated__/types.ts";
import { sharedRead } from "../upstream/calls.ts";
import { defineUpstream } from "../upstream/scope.ts";
import { listOf } from "../upstream/wire.ts";
import { type WinModel, win } from "./winners.wire.ts";

const most = 20;

const calls = {
  ranks: sharedRead("GET /wps/relay/GCSGAME_getRankList", listOf(win), { maxAge: 30 }),
};

/** The platform calls for winners. A platform that ignores `sort` sends its ranking, which is sorted here. */
export const winnersUpstream = defineUpstream((scope) => {
  const { language } = scope.caller;
  const latestArgs = { query: { period: "WEEK", sort: "LATEST", size: most, language } };
  const latestOf = (wins: readonly WinModel[]) =>
    wins
      .map((row): WinModel => ({ ...row, rank: null }))
      .sort((a, b) => b.wonAt.localeCompare(a.wonAt))
      .slice(0, most);
  return {
    /** The highest first. */
    board: async (period: WinnerPeriod): Promise<WinModel[]> =>
      (await calls.ranks(scope, { query: { period, size: most, language } }))
        .slice(0, most)
        .map((row, index) => ({ ...row, rank: row.rank ?? index + 1 })),

    /** The larger wins, the latest first. */
    latest: async (): Promise<WinModel[]> => latestOf(await calls.ranks(scope, latestArgs)),

    /** As `latest`, as of that moment or later. */
    latestSince: async (moment: number): Promise<WinModel[]> =>
      latestOf(await calls.ranks.since(moment, scope, latestArgs)),
  };
});
