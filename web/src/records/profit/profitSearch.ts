import type { PersonalProfitFilter } from "../../__generated__/ProfitPaneQuery.graphql.ts";
import { type BetCategory, betCategories, oneOf } from "../betSearch.ts";
import { type PeriodSearch, periodIn, periodInput, periodParams, recordPresets } from "../period.ts";

/** What the personal profit shows. */
export interface ProfitSearch extends PeriodSearch {
  readonly category: BetCategory | "";
}

/** Parameters of the address that belong to the pane. */
export const profitParams = { ...periodParams, category: "betCategory" } as const;

/** What the address asks for; the defaults for anything else. */
export const profitSearchIn = (params: URLSearchParams): ProfitSearch => ({
  ...periodIn(params, recordPresets),
  category: oneOf(betCategories, params.get(profitParams.category)) ?? "",
});

export const profitFilter = (search: ProfitSearch): PersonalProfitFilter => ({
  period: periodInput(search),
  category: search.category || null,
});
