import { periodIn, periodInput } from "../../records/period.ts";

/** What the overview asks for, by its address. */
export const overviewVariables = (_: unknown, search: URLSearchParams) => ({ period: periodInput(periodIn(search)) });
