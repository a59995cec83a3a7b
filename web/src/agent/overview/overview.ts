import { periodInput } from "../../records/period.ts";
import { declareSearch } from "../../records/search.ts";

export const overview = declareSearch((read) => read.period());

export const digestDays = ["YESTERDAY", "TODAY"] as const;

/** The day of the digest. */
export const digestDay = declareSearch((read) => read.choice("digest", digestDays, digestDays[0]));

/** The figures that the picture can show, with the ids of their names. */
export const series = {
  houseResult: "agent_result_house",
  stake: "agent_stake",
  deposit: "profit_deposits",
  income: "agent_menu_income",
} as const;
export const seriesNames = ["houseResult", "stake", "deposit", "income"] as const;

/** The figure that the picture shows. */
export const shownSeries = declareSearch((read) => read.choice("figure", seriesNames, seriesNames[0]));

/** What the overview asks for, by its address. */
export const overviewVariables = (_: unknown, params: URLSearchParams) => ({
  period: periodInput(overview.read(params)),
});
