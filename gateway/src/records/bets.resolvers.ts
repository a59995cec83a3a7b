import type { Resolvers } from "../__generated__/resolvers.ts";
import type { BetRecordFilter } from "../__generated__/types.ts";
import { badInput, platformValue } from "../errors/atriumError.ts";
import { gamesUpstream } from "../games/games.upstream.ts";
import type { NodeLookups } from "../graph/node.ts";
import { ordersUpstream } from "../lottery/orders.upstream.ts";
import { byFilter, recordField } from "../paging/recordField.ts";
import { timedPeriodQuery } from "../period/period.ts";
import { type BetQuery, betsUpstream } from "./bets.upstream.ts";

/** The platform's form of a filter. Refuses values that no platform knows. */
export function betQuery(filter: BetRecordFilter | null | undefined): BetQuery {
  const { period, category, vendorCode, status } = filter ?? {};
  if (vendorCode != null && !/^[\w.-]{1,32}$/.test(vendorCode)) throw badInput("`vendorCode` must be a `Vendor.code`.");
  return {
    period: timedPeriodQuery(period),
    category: category ?? undefined,
    vendorCode: vendorCode ?? undefined,
    status: platformValue("status", status),
  };
}

export const betNodes: NodeLookups = {
  Bet: (key, { upstream }) => upstream(betsUpstream).byId(key),
};

export const betResolvers: Resolvers = {
  Bet: {
    game: ({ gameID }, _, { upstream }) => (gameID === null ? null : upstream(gamesUpstream).byId(gameID)),
    lotteryOrder: ({ internalID, category }, _, { upstream }) =>
      category === "ELOTT" ? upstream(ordersUpstream).byId(internalID) : null,
  },

  Member: {
    betRecord: recordField("betRecord", byFilter(betQuery), ({ upstream }) => upstream(betsUpstream).list),
  },
};
