import { periodInput } from "../../records/period.ts";
import { declareSearch } from "../../records/search.ts";

export const overview = declareSearch((read) => read.period());

/** What the overview asks for, by its address. */
export const overviewVariables = (_: unknown, params: URLSearchParams) => ({
  period: periodInput(overview.read(params)),
});
