import { z } from "zod";
import type { FreeSpinsStatus } from "../__generated__/types.ts";
import { platformValue } from "../errors/atriumError.ts";
import { gamesUpstream } from "../games/games.upstream.ts";
import type { Domain } from "../graph/domain.ts";
import type { PageArgs } from "../paging/connection.ts";
import { oneRow, rowOf } from "../paging/oneRow.ts";
import { pageOf } from "../paging/page.wire.ts";
import { recordField } from "../paging/recordField.ts";
import type { Context } from "../request/context.ts";
import { ownRead } from "../upstream/calls.ts";
import { defineUpstream } from "../upstream/scope.ts";
import { count, decimal, idText, instant, known, maybeInstant, text } from "../upstream/wire.ts";
import { type FreeSpinTerms, spinGames } from "./freeSpinTerms.wire.ts";

const row = z
  .object({
    freeSpinsId: idText,
    title: text,
    games: spinGames,
    spins: count,
    used: count,
    stake: decimal,
    currency: text,
    turnover: count,
    winnings: decimal,
    status: known(["ACTIVE", "USED", "EXPIRED"], "UNKNOWN"),
    issuedAt: instant,
    expiresAt: instant,
    endedAt: maybeInstant,
  })
  .transform(({ freeSpinsId, games, used, stake, winnings, currency, ...own }) => ({
    ...own,
    internalID: freeSpinsId,
    gameInternalIDs: games,
    left: own.spins - used,
    stake: { amount: stake, currency },
    winnings: { amount: winnings, currency },
  }));

declare module "../graph/models.ts" {
  interface Models {
    FreeSpins: z.output<typeof row>;
    FreeSpinTerms: FreeSpinTerms;
  }
}

const calls = { list: ownRead("GET /wps/relay/MCSFE_freeSpinList", pageOf(row)) };

const freeSpinsUpstream = defineUpstream((scope) => ({
  list: (query: { status?: FreeSpinsStatus | undefined }, page: PageArgs) =>
    calls.list(scope, { query: { ...query, ...page } }),
  byId: (freeSpinsId: string) => rowOf(calls.list(scope, oneRow({ freeSpinsId })), freeSpinsId),
}));

/** The games in which free spins can be used. */
const games = ({ gameInternalIDs }: { gameInternalIDs: readonly string[] }, _: unknown, { upstream }: Context) =>
  upstream(gamesUpstream).byIds(gameInternalIDs);

/** The member's free spins, which games use before money. */
export const freeSpins: Domain = {
  name: "freeSpins",
  resolvers: [
    {
      Member: {
        freeSpins: recordField(
          "freeSpins",
          ({ filter }) => ({ status: platformValue("status", filter?.status) }),
          ({ upstream }) => upstream(freeSpinsUpstream).list,
          10,
        ),
      },
      FreeSpins: { games },
      FreeSpinTerms: { games },
    },
  ],
  nodes: { FreeSpins: (key, { upstream }) => upstream(freeSpinsUpstream).byId(key) },
  watches: { freeSpinsChanged: ({ upstream }) => upstream(freeSpinsUpstream).list({}, { pageNo: 1, pageSize: 20 }) },
};
