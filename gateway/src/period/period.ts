import type { PeriodInput } from "../__generated__/types.ts";
import { attempt } from "../basics/attempt.ts";
import { badInput } from "../errors/atriumError.ts";

const mostDays = 92;
const mostStatementDays = 366;
const timeForm = /^([01]\d|2[0-3]):[0-5]\d$/;

/** A period as the platform's parameters. */
export type PeriodQuery = Readonly<Record<string, string>>;

/**
 * A period as the platform's reports take it; the last 7 days when it is left out. The platform's presets have the same
 * names. Days are counted as calendar days, so a change to daylight saving time makes no period longer or shorter.
 */
export function periodQuery(period: PeriodInput | null | undefined, most = mostDays): PeriodQuery {
  if (period?.days?.fromTime != null || period?.days?.toTime != null)
    throw badInput("This report has whole days only.");
  return timedPeriodQuery(period, most);
}

/** The same for a list of single bets or movements, which can begin and end at a time of day. */
export function timedPeriodQuery(period: PeriodInput | null | undefined, most = mostDays): PeriodQuery {
  if (period == null) return { preset: "LAST_7" };
  if (period.days == null) return { preset: period.preset ?? "LAST_7" };
  const { from, to, fromTime, toTime } = period.days;
  for (const time of [fromTime, toTime]) {
    if (time != null && !timeForm.test(time)) throw badInput("A time is `HH:mm`.");
  }
  const { days } = Temporal.PlainDate.from(from).until(to, { largestUnit: "days" });
  if (days < 0) throw badInput("`to` lies before `from`.");
  if (days >= most) throw badInput(`A period has at most ${most} days.`);
  if (days === 0 && (toTime ?? "23:59") < (fromTime ?? "")) throw badInput("`toTime` lies before `fromTime`.");
  return {
    startDate: from,
    endDate: to,
    ...(fromTime != null && { startTime: fromTime }),
    ...(toTime != null && { endTime: toTime }),
  };
}

/** The same for a list that covers all time when the period is left out. */
export const periodQueryIfAsked = (period: PeriodInput | null | undefined): PeriodQuery =>
  period == null ? {} : periodQuery(period);

/** The same for a statement: up to a year, and the platform's own period when it is left out. */
export const statementQuery = (period: PeriodInput | null | undefined): PeriodQuery =>
  period == null ? {} : periodQuery(period, mostStatementDays);

/** The calendar day that lies `days` after another; null when that is no calendar day. */
export const dayAfter = (day: string, days: number): string | null =>
  attempt(() => Temporal.PlainDate.from(day).add({ days }).toString()) ?? null;
