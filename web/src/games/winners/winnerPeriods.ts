import type { WinnerPeriod } from "../../__generated__/WinnersScreenQuery.graphql.ts";

/** The tabs of the winners' board, and the words in its address. */
export const winnerPeriods = ["DAY", "WEEK", "MONTH"] as const satisfies readonly WinnerPeriod[];
export type BoardPeriod = (typeof winnerPeriods)[number];

/** The period that an address asks for: today, when it doesn't say or says something else. */
export const winnerPeriodOf = (search: URLSearchParams): BoardPeriod =>
  winnerPeriods.find((period) => period.toLowerCase() === search.get("period")) ?? "DAY";
