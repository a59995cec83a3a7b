import { pastPeriods, periods } from "@atrium/schema/values";

/** The presets of periods. */
export const periodPresets = pastPeriods;

/** The presets of what members exchange points for. */
export const exchangePresets = ["LAST_7", "LAST_30", "NEXT_7", "NEXT_30"] as const;

/** The presets of a statement, which covers a year until a period is chosen. */
export const statementPresets = ["LAST_12_MONTHS", "THIS_MONTH", "LAST_MONTH"] as const;

/** The presets of a member's own records. */
export const recordPresets = periods;

/** The same for a list that covers all time until a period is chosen. */
export const openPresets = ["ANY", ...recordPresets] as const;
export type PeriodPreset = (typeof openPresets)[number] | (typeof statementPresets)[number];

/** Whether a preset stands for no choice: the gateway takes it as no period. */
const isUnchosen = (preset: PeriodPreset | "CUSTOM") => preset === "ANY" || preset === "LAST_12_MONTHS";

/** The period that a screen shows when its address has none. */
export const standardOf = (presets: readonly PeriodPreset[]): PeriodPreset => presets.find(isUnchosen) ?? "LAST_7";

/**
 * A period in an address: a preset, or `CUSTOM` with two days, which can begin and end at a time, `HH:mm`; empty for a whole
 * day.
 */
export interface PeriodSearch {
  readonly period: PeriodPreset | "CUSTOM";
  readonly from: string;
  readonly to: string;
  readonly fromTime: string;
  readonly toTime: string;
}

/** The most days of a report, and of a statement. */
export const mostDays = 92;
export const mostStatementDays = 366;
const maxMonthsBack = 12;
export const dayMs = 86_400_000;
const day = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is a day. */
export const isDay = (value: string) => day.test(value) && !Number.isNaN(Date.parse(value));

const time = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Reads a period from an address: the standard one for anything else. */
export function periodIn(
  get: (name: string) => string,
  presets: readonly PeriodPreset[],
  hasTimes: boolean,
): PeriodSearch {
  const [from, to] = [get("from"), get("to")];
  const timeIn = (name: string) => (hasTimes && time.test(get(name)) ? get(name) : "");
  if (isDay(from) && isDay(to)) {
    return { period: "CUSTOM", from, to, fromTime: timeIn("fromTime"), toTime: timeIn("toTime") };
  }
  const preset = presets.find((known) => known === get("period"));
  return { ...noDays, period: preset ?? standardOf(presets) };
}

/** A period without days. */
export const noDays = { from: "", to: "", fromTime: "", toTime: "" } as const;

/** The period as the gateway takes it; null for none. */
export function periodInput({ period, from, to, fromTime, toTime }: PeriodSearch) {
  if (isUnchosen(period)) return null;
  if (period !== "CUSTOM") return { preset: period };
  return { days: { from, to, ...(fromTime && { fromTime }), ...(toTime && { toTime }) } };
}

export type RangeProblem = "missing" | "order" | "times" | "long" | "old";

/** What is wrong with two days and their times, before the server is asked; null when they are valid. */
export function rangeProblem(
  { from, to, fromTime, toTime }: Omit<PeriodSearch, "period">,
  now: Date,
  most = mostDays,
): RangeProblem | null {
  if (!isDay(from) || !isDay(to)) return "missing";
  if (to < from) return "order";
  if (from === to && toTime !== "" && toTime < fromTime) return "times";
  if ((Date.parse(to) - Date.parse(from)) / dayMs + 1 > most) return "long";
  const oldest = new Date(now);
  oldest.setUTCMonth(oldest.getUTCMonth() - maxMonthsBack);
  // The operator's day may be one behind the visitor's.
  return Date.parse(from) < oldest.getTime() - 2 * dayMs ? "old" : null;
}
