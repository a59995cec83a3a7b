import { periodInput } from "../../records/period.ts";
import { listVariables, type PageArguments } from "../../records/rows.ts";
import { declareSearch, isAccount } from "../../records/search.ts";
import { isKeyword } from "../keyword.ts";

export const profitLoss = declareSearch((read) => {
  const period = read.period();
  /** Part of a name, at any depth; empty for a level. */
  const keyword = read.text("keyword", isKeyword);
  /** The account that the listed ones are directly below; empty for the agent's own level. */
  const parent = read.text("parent", isAccount);
  if (keyword) read.drop("parent");
  const sort = read.order(
    ["ACCOUNT", "DEPOSIT", "WITHDRAWAL", "STAKE", "VALID_STAKE", "PAYOUT", "REBATE", "BONUS", "PROFIT"] as const,
    { by: "ACCOUNT", direction: "ASCENDING" },
  );
  const filter = {
    period: periodInput(period),
    parent: (!keyword && parent) || null,
    keyword: keyword || null,
  };
  return { period, keyword, sort, filter };
});

/** The query variables of a page. */
export const pageOfProfitLoss = ({ filter, sort }: ReturnType<typeof profitLoss.read>, page: PageArguments) => ({
  filter,
  sort,
  ...page,
});

/** The query variables of the screen, by its address. */
export const profitLossVariables = listVariables(profitLoss, pageOfProfitLoss, "profitLoss");

/** The address of the level below an account, with the same period and order; of the agent's own level without one. */
export function profitLevelAddress(shown: URLSearchParams, account = ""): string {
  const params = profitLoss.address(shown, { parent: account, keyword: "" });
  return params.size > 0 ? `/agent/profit-loss?${params}` : "/agent/profit-loss";
}
