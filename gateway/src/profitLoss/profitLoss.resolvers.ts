import type { Resolvers } from "../__generated__/resolvers.ts";
import type { ProfitAndLossFilter, ProfitAndLossSort } from "../__generated__/types.ts";
import { assertKeyword } from "../agent/keyword.ts";
import { badInput } from "../errors/atriumError.ts";
import { globalId } from "../graph/globalId.ts";
import type { NodeLookups } from "../graph/node.ts";
import { recordField } from "../paging/recordField.ts";
import { periodQuery } from "../period/period.ts";
import { type ProfitLossQuery, profitLossUpstream } from "./profitLoss.upstream.ts";
import { profitLossKey, readProfitLossKey } from "./profitLossNode.ts";

/** The platform's form of a filter. */
export function profitLossQuery(
  filter: ProfitAndLossFilter | null | undefined,
  sort?: ProfitAndLossSort | null,
): ProfitLossQuery {
  const { period, parent, keyword, account } = filter ?? {};
  for (const [field, name] of Object.entries({ parent, account })) {
    if (name != null && !/^[\w.-]{1,64}$/.test(name))
      throw badInput(`\`${field}\` must be the whole name of an account.`);
  }
  assertKeyword(keyword);
  return {
    period: periodQuery(period),
    parent: parent ?? undefined,
    keyword: keyword ?? undefined,
    account: account ?? undefined,
    sort,
  };
}

export const profitLossResolvers: Resolvers = {
  Agent: {
    profitAndLoss: recordField(
      "profitAndLoss",
      ({ filter, sort }) => profitLossQuery(filter, sort),
      ({ upstream }) => upstream(profitLossUpstream).list,
    ),
  },

  AccountProfit: { id: (row) => globalId("AccountProfit", profitLossKey(row)) },
};

export const profitLossNodes: NodeLookups = {
  AccountProfit: (key, { upstream }) => {
    const asked = readProfitLossKey(key);
    return asked && upstream(profitLossUpstream).account(asked.account, asked.period);
  },
};
