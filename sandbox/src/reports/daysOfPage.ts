import { type DayRange, merchantDayOf } from "./reportRange.ts";

export type Direction = "asc" | "desc";

export const opposite = (order: Direction): Direction => (order === "asc" ? "desc" : "asc");

/** The number of a list's rows on one of the merchant's days. */
export interface DayCount {
  day: string;
  count: number;
}

/** The place of a page in a list. */
export interface Window {
  offset: number;
  limit: number;
}

/**
 * The days that a page of the list by time lies in, and its offset in them: whole days before it need not be read.
 * Undefined for a page behind the end.
 */
export function daysOfPage(
  days: readonly DayCount[],
  order: Direction,
  { offset, limit }: Window,
): { days: DayRange; offset: number } | undefined {
  const ordered = order === "asc" ? days : days.toReversed();
  let before = 0;
  const first = ordered.findIndex(({ count }) => {
    if (before + count > offset) return true;
    before += count;
    return false;
  });
  if (first < 0) return undefined;
  const start = offset - before;
  const taken = firstDays(ordered.slice(first), start + limit);
  return taken && { days: taken, offset: start };
}

/**
 * A page of a list, counted from the nearer end of the list, because the database reads all rows before the page.
 * Undefined for a page behind the end.
 */
export function fromNearerEnd(
  count: number,
  { offset, limit }: Window,
): (Window & { isReversed: boolean }) | undefined {
  if (offset >= count) return undefined;
  const behind = Math.max(0, count - offset - limit);
  // The first page also has rows that came after they were counted.
  if (offset <= Math.max(behind, limit)) return { offset, limit, isReversed: false };
  return { offset: behind, limit: Math.min(limit, count - offset), isReversed: true };
}

/** The number of rows on some days. */
export const countOn = (days: readonly DayCount[], { first, last }: DayRange): number =>
  days.reduce((sum, { day, count }) => (day >= first && day <= last ? sum + count : sum), 0);

/** The days that the next rows after a time lie in, in an order. Undefined when there are none. */
export function daysAfter(days: readonly DayCount[], order: Direction, at: Date, limit: number): DayRange | undefined {
  const { first: day } = merchantDayOf(at).days;
  const ordered =
    order === "asc" ? days.filter((one) => one.day >= day) : days.filter((one) => one.day <= day).reverse();
  const ofDay = ordered.find((one) => one.day === day)?.count ?? 0;
  return firstDays(ordered, ofDay + limit);
}

/** The first of some days, until they have `limit` rows. */
function firstDays(ordered: readonly DayCount[], limit: number): DayRange | undefined {
  let left = limit;
  const length = ordered.findIndex(({ count }) => {
    left -= count;
    return left <= 0;
  });
  const taken = ordered
    .slice(0, length < 0 ? undefined : length + 1)
    .map(({ day }) => day)
    .sort();
  const [first, last] = [taken.at(0), taken.at(-1)];
  return first === undefined || last === undefined ? undefined : { first, last };
}
