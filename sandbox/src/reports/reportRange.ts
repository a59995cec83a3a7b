import { periods } from "@atrium/schema/values";
import { type Column, gte, lt, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { PlatformError } from "../http/errors.ts";
import { dayOf, MERCHANT_TIME_ZONE, startOf } from "../time/merchantTime.ts";

/** Named ranges of days, as the wire spells them. */
const rangePresets = [...periods, "CUSTOM"] as const;
export type RangePreset = (typeof rangePresets)[number];

const day = z.iso.date();

/** The range parameters of a report, for its query schema. */
export const rangeQuery = {
  startDate: day.optional(),
  endDate: day.optional(),
  preset: z.enum(rangePresets).optional(),
};

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** The same for a list of single bets or movements, which can begin and end within a day. */
export const timedRangeQuery = { ...rangeQuery, startTime: time.optional(), endTime: time.optional() };

export interface RangeQuery {
  startDate?: string | undefined;
  endDate?: string | undefined;
  preset?: RangePreset | undefined;
  /** HH:mm on the first day: the range begins there. */
  startTime?: string | undefined;
  /** HH:mm on the last day: the range ends with that minute. */
  endTime?: string | undefined;
}

/** The merchant's days of a range, yyyy-MM-dd, both included. */
export interface DayRange {
  first: string;
  last: string;
}

/** From an instant until, not including, another. `days` are the merchant's days that it touches. */
export interface ReportRange {
  from: Date;
  until: Date;
  days: DayRange;
}

/** The first and the last day of a range. */
type Days = [first: Temporal.PlainDate, last: Temporal.PlainDate];

const MAX_DAYS = 92;
const MAX_STATEMENT_DAYS = 366;
const KEPT_MONTHS = 12;

/**
 * The instants that a report covers: the days of a preset, or both given days, or the last 7 days when neither is
 * given. Undefined when one end is missing, the end lies before the start, the range is longer than 92 days, it starts
 * more than 12 months ago, or a time comes without days.
 */
export function reportRange(query: RangeQuery, now: Date, timeZone = MERCHANT_TIME_ZONE): ReportRange | undefined {
  const today = dayOf(now, timeZone);
  const days = askedDays(query, today, presetDays("LAST_7", today));
  if (!days || !isKept(days, today, MAX_DAYS)) return undefined;
  return cut(instantsOf(...days, timeZone), query, timeZone);
}

/** The days of a statement: as `reportRange`, but up to a year of them, and without a query this month and the 11 before. */
export function statementDays(query: RangeQuery, now: Date): DayRange | undefined {
  const today = dayOf(now);
  const year: Days = [today.with({ day: 1 }).subtract({ months: KEPT_MONTHS - 1 }), today];
  const days = askedDays(query, today, year);
  if (!days || !isKept(days, today, MAX_STATEMENT_DAYS)) return undefined;
  return { first: days[0].toString(), last: days[1].toString() };
}

/** The days that a query names, or `otherwise` when it names none. */
function askedDays(query: RangeQuery, today: Temporal.PlainDate, otherwise: Days | undefined): Days | undefined {
  if (query.startDate || query.endDate) return givenDays(query);
  return query.preset ? presetDays(query.preset, today) : otherwise;
}

/** Number of days in a range. */
export const dayCount = ({ first, last }: DayRange): number =>
  countDays([Temporal.PlainDate.from(first), Temporal.PlainDate.from(last)]);

const countDays = ([first, last]: Days): number => first.until(last, { largestUnit: "days" }).days + 1;

/** Whether a report can cover these days: in order, no more than `most`, and not older than what is kept. */
const isKept = (days: Days, today: Temporal.PlainDate, most: number): boolean => {
  const count = countDays(days);
  const oldest = today.subtract({ months: KEPT_MONTHS });
  return count >= 1 && count <= most && Temporal.PlainDate.compare(days[0], oldest) >= 0;
};

/** The condition for times in a range. */
export const during = (at: Column, { from, until }: Pick<ReportRange, "from" | "until">): SQL =>
  sql`${gte(at, from)} and ${lt(at, until)}`;

/** The range that a query names. Throws REPORT_RANGE. */
export function requireRange(query: RangeQuery, now: Date): ReportRange {
  const range = reportRange(query, now);
  if (!range) throw new PlatformError("REPORT_RANGE");
  return range;
}

/** The range of a list that covers all time when the query names no days. Throws REPORT_RANGE. */
export function rangeIfAsked(query: RangeQuery, now: Date): ReportRange | undefined {
  if (!query.preset && !query.startDate && !query.endDate) return undefined;
  return requireRange(query, now);
}

/** A range that begins and ends at times of its first and last day. */
function cut(range: ReportRange, { startDate, startTime, endTime }: RangeQuery, timeZone: string) {
  if (!startTime && !endTime) return range;
  if (!startDate) return undefined;
  const at = (day: string, plainTime: string) => Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime });
  const { first, last } = range.days;
  const from = startTime ? new Date(at(first, startTime).epochMilliseconds) : range.from;
  const until = endTime ? new Date(at(last, endTime).add({ minutes: 1 }).epochMilliseconds) : range.until;
  return from < until ? { ...range, from, until } : undefined;
}

/**
 * The whole days of a range, which sums by day know, and the parts of days at its ends, which only single rows know.
 */
export function splitRange(range: ReportRange): { whole: DayRange | undefined; parts: ReportRange[] } {
  const { first, last } = range.days;
  const isCut = (day: string) => {
    const { from, until } = rangeOfDays({ first: day, last: day });
    return range.from > from || range.until < until;
  };
  const cutDays = [...new Set([first, last])].filter(isCut);
  const inner = (day: string, days: number) => Temporal.PlainDate.from(day).add({ days }).toString();
  const whole = {
    first: cutDays.includes(first) ? inner(first, 1) : first,
    last: cutDays.includes(last) ? inner(last, -1) : last,
  };
  return {
    whole: whole.first <= whole.last ? whole : undefined,
    parts: cutDays.map((day) => within(rangeOfDays({ first: day, last: day }), range)),
  };
}

/** The part of some days that lies in a range. */
export const within = (days: ReportRange, range: ReportRange): ReportRange => ({
  from: days.from > range.from ? days.from : range.from,
  until: days.until < range.until ? days.until : range.until,
  days: days.days,
});

/** All days that a platform can have. */
export const allDays: DayRange = { first: "2000-01-01", last: "9999-12-31" };

/** The instants that the merchant's days cover. */
export const rangeOfDays = ({ first, last }: DayRange): ReportRange =>
  instantsOf(Temporal.PlainDate.from(first), Temporal.PlainDate.from(last));

/** The merchant's day of a moment. */
export function merchantDayOf(at: Date): ReportRange {
  const day = dayOf(at);
  return instantsOf(day, day);
}

const instantsOf = (first: Temporal.PlainDate, last: Temporal.PlainDate, timeZone?: string): ReportRange => ({
  from: startOf(first, timeZone),
  until: startOf(last.add({ days: 1 }), timeZone),
  days: { first: first.toString(), last: last.toString() },
});

/** The instant at which the merchant's day began, `days` days before today. */
export const startOfDayBefore = (now: Date, days: number): Date => startOf(dayOf(now).subtract({ days }));

/** The instant at which the merchant's present day began. */
export const startOfToday = (now: Date): Date => startOfDayBefore(now, 0);

function givenDays({ startDate, endDate, preset }: RangeQuery): Days | undefined {
  if (!startDate || !endDate || (preset && preset !== "CUSTOM")) return undefined;
  return [Temporal.PlainDate.from(startDate), Temporal.PlainDate.from(endDate)];
}

function presetDays(preset: RangePreset, today: Temporal.PlainDate): Days | undefined {
  const monday = today.subtract({ days: today.dayOfWeek - 1 });
  const firstOfMonth = today.with({ day: 1 });
  const days: Record<RangePreset, Days | undefined> = {
    TODAY: [today, today],
    YESTERDAY: [today.subtract({ days: 1 }), today.subtract({ days: 1 })],
    THIS_WEEK: [monday, today],
    LAST_WEEK: [monday.subtract({ days: 7 }), monday.subtract({ days: 1 })],
    THIS_MONTH: [firstOfMonth, today],
    LAST_MONTH: [firstOfMonth.subtract({ months: 1 }), firstOfMonth.subtract({ days: 1 })],
    LAST_7: [today.subtract({ days: 6 }), today],
    LAST_30: [today.subtract({ days: 29 }), today],
    NEXT_7: [today, today.add({ days: 6 })],
    NEXT_30: [today, today.add({ days: 29 })],
    CUSTOM: undefined,
  };
  return days[preset];
}
