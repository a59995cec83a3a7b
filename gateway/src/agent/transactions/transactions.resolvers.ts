import type { Resolvers } from "../../__generated__/resolvers.ts";
import type { SortDirection, TeamTransactionFilter } from "../../__generated__/types.ts";
import { platformValue } from "../../errors/atriumError.ts";
import { globalId } from "../../graph/globalId.ts";
import type { NodeLookups } from "../../graph/node.ts";
import { recordField } from "../../paging/recordField.ts";
import { timedPeriodQuery } from "../../period/period.ts";
import { wholeAccount } from "../wholeAccount.ts";
import { type TransactionQuery, transactionKey, transactionsUpstream } from "./transactions.upstream.ts";

/** The platform's form of a filter and an order. */
export const transactionQuery = (
  filter: TeamTransactionFilter | null | undefined,
  order?: SortDirection | null,
): TransactionQuery => ({
  period: timedPeriodQuery(filter?.period),
  account: wholeAccount(filter?.account),
  kind: platformValue("kind", filter?.kind),
  direction: filter?.direction ?? undefined,
  order: order ?? undefined,
});

export const transactionResolvers: Resolvers = {
  Agent: {
    transactions: recordField(
      "teamTransactions",
      ({ filter, order }) => transactionQuery(filter, order),
      ({ upstream }) => upstream(transactionsUpstream).list,
    ),
  },

  TeamTransaction: { id: (transaction) => globalId("TeamTransaction", transactionKey(transaction)) },
};

export const transactionNodes: NodeLookups = {
  TeamTransaction: (key, { upstream }) => upstream(transactionsUpstream).byKey(key),
};
