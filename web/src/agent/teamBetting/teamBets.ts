import type { TeamBetFilter } from "../../__generated__/TeamBettingScreenQuery.graphql.ts";
import { betCategories, betStatuses } from "../../records/choices.ts";
import { periodInput, periodPresets } from "../../records/period.ts";
import { listVariables, type PageArguments } from "../../records/rows.ts";
import { declareSearch, isAccount } from "../../records/search.ts";

export const teamBets = declareSearch((read) => {
  const period = read.period(periodPresets, true);
  const account = read.text("account", isAccount);
  const category = read.choice("category", betCategories, "");
  const status = read.choice("status", betStatuses, "");
  const sort = read.order(["PLACED_AT", "ACCOUNT", "STAKE", "VALID_STAKE", "PAYOUT", "PROFIT"] as const, {
    by: "PLACED_AT",
    direction: "DESCENDING",
  });
  const filter: TeamBetFilter = {
    period: periodInput(period),
    account: account || null,
    category: category || null,
    status: status || null,
  };
  return { period, account, category, status, sort, filter };
});

/** The query variables of a page. */
export const pageOfTeamBets = ({ filter, sort }: ReturnType<typeof teamBets.read>, page: PageArguments) => ({
  filter,
  sort,
  ...page,
});

/** The query variables of the screen, by its address. */
export const teamBetVariables = listVariables(teamBets, pageOfTeamBets, "teamBetting");
