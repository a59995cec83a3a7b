import type { Resolvers } from "../__generated__/resolvers.ts";
import type { ProfitAndLossFilter, ProfitAndLossSort } from "../__generated__/types.ts";
import { assertKeyword } from "../agent/keyword.ts";
import { badInput } from "../errors/atriumError.ts";
import { globalId } from "../graph/globalId.ts";
import type { NodeLookups } from "../graph/node.ts";
import { recordField } from "../paging/recordField.ts";
import { periodQuery } from "../period/period.ts";
import type { AccountProfitModel } from "./profitLoss.model.ts";
import { type ProfitLossQuery, profitLossUpstream } from "./profitLoss.upstream.ts";

/** The part of a row's global id after its type: the period and the account. */
const profitLossKey = ({ account, period: { preset, startDate, endDate } }: AccountProfitModel) =>
  `${preset ?? `${startDate}_${endDate}`}.${account}`;

const keyForm = /^(?:([A-Z_\d]{4,12})|(\d{4}-\d{2}-\d{2})_(\d{4}-\d{2}-\d{2}))\.([\w.-]{1,64})$/;

/** The account and the platform's parameters of the period in such a key; null for any other text. */
function readProfitLossKey(key: string): Pick<AccountProfitModel, "account" | "period"> | null {
  const [, preset, startDate, endDate, account] = keyForm.exec(key) ?? [];
  if (account === undefined) return null;
  if (preset !== undefined) return { account, period: { preset } };
  return startDate !== undefined && endDate !== undefined ? { account, period: { startDate, endDate } } : null;
}

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
