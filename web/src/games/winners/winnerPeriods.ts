import type { WinnerPeriod } from "../../__generated__/WinnersScreenQuery.graphql.ts";

/** The periods of the list of winners, and their names in its address. */
export const winnerPeriods = ["DAY", "WEEK", "MONTH"] as const satisfies readonly WinnerPeriod[];
export type BoardPeriod = (typeof winnerPeriods)[number];

/** The period that an address asks for; today when it names none or an unknown one. */
export const winnerPeriodOf = (search: URLSearchParams): BoardPeriod =>
  winnerPeriods.find((period) => period.toLowerCase() === search.get("period")) ?? "DAY";
