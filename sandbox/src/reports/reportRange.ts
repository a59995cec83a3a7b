import { z } from "zod";

/** Where the merchant's days begin and end. */
export const MERCHANT_TIME_ZONE = "Asia/Ho_Chi_Minh";

/** Stretches of days that have names, as the wire spells them. */
const rangePresets = [
  "TODAY",
  "YESTERDAY",
  "THIS_WEEK",
  "LAST_WEEK",
  "THIS_MONTH",
  "LAST_MONTH",
  "LAST_7",
  "LAST_30",
  "NEXT_7",
  "NEXT_30",
  "CUSTOM",
] as const;
export type RangePreset = (typeof rangePresets)[number];

const day = z.iso.date();

/** The range parameters of a report, to be spread into its query schema. */
export const rangeQuery = {
  startDate: day.optional(),
  endDate: day.optional(),
  preset: z.enum(rangePresets).optional(),
};

export interface RangeQuery {
  startDate?: string | undefined;
  endDate?: string | undefined;
  preset?: RangePreset | undefined;
}

/** From an instant until, not including, another. */
export interface ReportRange {
  from: Date;
  until: Date;
}

const DAY_MS = 86_400_000;
const MAX_DAYS = 92;
const KEPT_MONTHS = 12;

/**
 * The instants that a report covers: a preset, or both days, or the last 7 days when neither is given. Undefined when
 * one end is missing, the end lies before the start, it is longer than 92 days, or it starts more than 12 months back.
 */
export function reportRange(query: RangeQuery, now: Date, timeZone = MERCHANT_TIME_ZONE): ReportRange | undefined {
  const today = dayNumber(now, timeZone);
  const [first, last] =
    query.startDate || query.endDate ? givenDays(query) : presetDays(query.preset ?? "LAST_7", today);
  if (first === undefined || last === undefined || last < first || last - first >= MAX_DAYS) return undefined;
  if (first < monthsBefore(today, KEPT_MONTHS)) return undefined;
  return { from: startOfDay(first, timeZone), until: startOfDay(last + 1, timeZone) };
}

function givenDays({ startDate, endDate, preset }: RangeQuery): [number?, number?] {
  if (!startDate || !endDate || (preset && preset !== "CUSTOM")) return [];
  return [Date.parse(startDate) / DAY_MS, Date.parse(endDate) / DAY_MS];
}

function presetDays(preset: RangePreset, today: number): [number?, number?] {
  // Day 0, 1970-01-01, was a Thursday; weeks start on Monday.
  const monday = today - ((today + 3) % 7);
  const month = new Date(today * DAY_MS);
  const firstOfMonth = (offset: number) => Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + offset, 1) / DAY_MS;
  const days: Record<RangePreset, [number?, number?]> = {
    TODAY: [today, today],
    YESTERDAY: [today - 1, today - 1],
    THIS_WEEK: [monday, today],
    LAST_WEEK: [monday - 7, monday - 1],
    THIS_MONTH: [firstOfMonth(0), today],
    LAST_MONTH: [firstOfMonth(-1), firstOfMonth(0) - 1],
    LAST_7: [today - 6, today],
    LAST_30: [today - 29, today],
    NEXT_7: [today, today + 6],
    NEXT_30: [today, today + 29],
    CUSTOM: [],
  };
  return days[preset];
}

function monthsBefore(dayIndex: number, months: number): number {
  const date = new Date(dayIndex * DAY_MS);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - months, date.getUTCDate()) / DAY_MS;
}

/** The calendar day of an instant, counted from 1970-01-01. */
function dayNumber(at: Date, timeZone: string): number {
  return Math.floor((at.getTime() + offsetMs(at, timeZone)) / DAY_MS);
}

/** The instant at which the merchant's present day began. */
export const startOfToday = (now: Date): Date => startOfDay(dayNumber(now, MERCHANT_TIME_ZONE), MERCHANT_TIME_ZONE);

/** The instant at which a calendar day begins. */
function startOfDay(dayIndex: number, timeZone: string): Date {
  const asUtc = dayIndex * DAY_MS;
  const guess = new Date(asUtc - offsetMs(new Date(asUtc), timeZone));
  return new Date(asUtc - offsetMs(guess, timeZone));
}

function offsetMs(at: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" }).formatToParts(at);
  const name = parts.find((part) => part.type === "timeZoneName")?.value ?? "GMT";
  const [, sign, hours = "0", minutes = "0"] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  const size = (Number(hours) * 60 + Number(minutes)) * 60_000;
  return sign === "-" ? -size : size;
}
