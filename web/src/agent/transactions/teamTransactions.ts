import type { TeamTransactionFilter } from "../../__generated__/TransactionsScreenQuery.graphql.ts";
import { movementKinds } from "../../records/choices.ts";
import { periodInput, periodPresets } from "../../records/period.ts";
import { listVariables, type PageArguments } from "../../records/rows.ts";
import { declareSearch, isAccount } from "../../records/search.ts";

/** Directions of a movement to choose from. */
export const directions = ["IN", "OUT"] as const;

export const teamTransactions = declareSearch((read) => {
  const period = read.period(periodPresets, true);
  const account = read.text("account", isAccount);
  const kind = read.choice("kind", movementKinds, "");
  const direction = read.choice("direction", directions, "");
  const sort = read.order(["TIME"] as const, { by: "TIME", direction: "DESCENDING" });
  const filter: TeamTransactionFilter = {
    period: periodInput(period),
    account: account || null,
    kind: kind || null,
    direction: direction || null,
  };
  return { period, account, kind, direction, sort, filter };
});

/** The query variables of a page. */
export const pageOfTransactions = (
  { filter, sort }: ReturnType<typeof teamTransactions.read>,
  page: PageArguments,
) => ({ filter, order: sort.direction, ...page });

/** The query variables of the screen, by its address. */
export const transactionVariables = listVariables(teamTransactions, pageOfTransactions, "transactions");
