import { dayOf, startOf } from "../time/merchantTime.ts";
import { HOUR_MS } from "../time/units.ts";
import type { ContractKind, ContractPeriod } from "./contractKinds.ts";

/** From an instant until, not including, another. */
export interface Window {
  start: Date;
  end: Date;
}

/** How a contract is settled. */
export interface Rhythm {
  kind: ContractKind;
  period: ContractPeriod | null;
}

const FIVE_MINUTES_MS = 300_000;
/** Settled at 02:00 of the merchant's time. */
const AFTER_MIDNIGHT_MS = 2 * HOUR_MS;
/**
 * Longer than any transaction lasts and the clocks of two processes differ: by then, all bets that were settled in the
 * period can be read.
 */
const AFTER_PERIOD_MS = 120_000;

/** The period of a contract that contains a moment: of days of the merchant, an hour, or five minutes. */
export function periodAt({ kind, period }: Rhythm, at: Date): Window {
  if (kind === "hourlySalary") return slotOf(HOUR_MS, at);
  if (kind === "realtimeSalary") return slotOf(FIVE_MINUTES_MS, at);
  const day = dayOf(at);
  const monday = day.subtract({ days: day.dayOfWeek - 1 });
  const first = day.with({ day: 1 });
  if (period === "WEEKLY") return daysOf(monday, monday.add({ days: 7 }));
  if (period === "MONTHLY") return daysOf(first, first.add({ months: 1 }));
  if (period === "SEMIMONTHLY") {
    const second = first.with({ day: 16 });
    return day.day < 16 ? daysOf(first, second) : daysOf(second, first.add({ months: 1 }));
  }
  return daysOf(day, day.add({ days: 1 }));
}

/** Whether a kind counts whole days of the merchant, by the day on which a bet was settled. */
export const countsDays = (kind: ContractKind) => kind === "dividend" || kind === "dailySalary";

/** When a period that ends then is settled. */
export const dueAfter = (kind: ContractKind, end: Date): Date =>
  new Date(end.getTime() + (countsDays(kind) ? AFTER_MIDNIGHT_MS : AFTER_PERIOD_MS));

/** The end of the last hour or five minutes that is due at a moment. */
export const lastDueEnd = (rhythm: Rhythm, at: Date): Date =>
  periodAt(rhythm, new Date(at.getTime() - AFTER_PERIOD_MS)).start;

/** The instant from which a contract pays when it begins at `at`. Kinds that count days pay for the whole day. */
export const paysFromAt = (kind: ContractKind, at: Date): Date => (countsDays(kind) ? startOf(dayOf(at)) : at);

/** The merchant's days of a window of whole days, both included. */
export const daysIn = ({ start, end }: Window) => ({
  first: dayOf(start).toString(),
  last: dayOf(new Date(end.getTime() - 1)).toString(),
});

function slotOf(length: number, at: Date): Window {
  const start = Math.floor(at.getTime() / length) * length;
  return { start: new Date(start), end: new Date(start + length) };
}

const daysOf = (first: Temporal.PlainDate, after: Temporal.PlainDate): Window => ({
  start: startOf(first),
  end: startOf(after),
});
