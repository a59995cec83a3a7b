/** The presets of periods, in the order of the menu. */
export const periodPresets = [
  "TODAY",
  "YESTERDAY",
  "THIS_WEEK",
  "LAST_WEEK",
  "THIS_MONTH",
  "LAST_MONTH",
  "LAST_7",
  "LAST_30",
] as const;

/** The presets of what members exchange points for. */
export const exchangePresets = ["LAST_7", "LAST_30", "NEXT_7", "NEXT_30"] as const;

/** The presets of a statement, which covers a year until a period is chosen. */
export const statementPresets = ["LAST_12_MONTHS", "THIS_MONTH", "LAST_MONTH"] as const;

/** The presets of a member's own records. */
export const recordPresets = [...periodPresets, "NEXT_7", "NEXT_30"] as const;

/** The same for a list that covers all time until a period is chosen. */
export const openPresets = ["ANY", ...recordPresets] as const;
export type PeriodPreset = (typeof openPresets)[number] | (typeof statementPresets)[number];

/** Whether a preset stands for no choice: the gateway takes it as no period. */
const isUnchosen = (preset: PeriodPreset | "CUSTOM") => preset === "ANY" || preset === "LAST_12_MONTHS";

/** The period that a screen shows when its address has none. */
export const standardOf = (presets: readonly PeriodPreset[]): PeriodPreset => presets.find(isUnchosen) ?? "LAST_7";

/** A period in an address: a preset, or `CUSTOM` with two days. */
export interface PeriodSearch {
  readonly period: PeriodPreset | "CUSTOM";
  readonly from: string;
  readonly to: string;
}

/** The parameters of an address that name a period. */
export const periodParams = { period: "period", from: "from", to: "to" } as const;

/** The most days of a report, and of a statement. */
export const mostDays = 92;
export const mostStatementDays = 366;
const maxMonthsBack = 12;
const dayMs = 86_400_000;
const day = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is a day. */
export const isDay = (value: string) => day.test(value) && !Number.isNaN(Date.parse(value));

/** Reads a period from an address. Anybody may have written it: the standard period for anything else. */
export function periodIn(params: URLSearchParams, presets: readonly PeriodPreset[] = periodPresets): PeriodSearch {
  const [from, to] = [params.get(periodParams.from) ?? "", params.get(periodParams.to) ?? ""];
  if (isDay(from) && isDay(to)) return { period: "CUSTOM", from, to };
  const preset = presets.find((known) => known === params.get(periodParams.period));
  return { period: preset ?? standardOf(presets), from: "", to: "" };
}

/** The values of an address for a period; empty ones are left out of it. */
export const periodEntries = ({ period, from, to }: PeriodSearch, presets: readonly PeriodPreset[] = periodPresets) =>
  period === "CUSTOM"
    ? { period: "", from, to }
    : { period: period === standardOf(presets) ? "" : period, from: "", to: "" };

/** The period as the gateway takes it; null for none. */
export function periodInput({ period, from, to }: PeriodSearch) {
  if (isUnchosen(period)) return null;
  return period === "CUSTOM" ? { days: { from, to } } : { preset: period };
}

export type RangeProblem = "missing" | "order" | "long" | "old";

/** What is wrong with two days, before the server is asked; null when they are valid. */
export function rangeProblem(from: string, to: string, now: Date, most = mostDays): RangeProblem | null {
  if (!isDay(from) || !isDay(to)) return "missing";
  if (to < from) return "order";
  if ((Date.parse(to) - Date.parse(from)) / dayMs + 1 > most) return "long";
  const oldest = new Date(now);
  oldest.setUTCMonth(oldest.getUTCMonth() - maxMonthsBack);
  // The operator's day may be one behind the visitor's.
  return Date.parse(from) < oldest.getTime() - 2 * dayMs ? "old" : null;
}
