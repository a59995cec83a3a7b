import type { IntlShape } from "react-intl";
import { dayWithoutTime } from "./formatTimestamp.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Up to this number of days, the number is easier to read than a date. */
const MOST_DAYS = 6;

/** Days from one midnight of the reader to another. Rounded: a day has 23 or 25 hours when the clocks change. */
const daysBetween = (from: Date, to: Date) =>
  Math.round((new Date(to).setHours(0, 0, 0, 0) - new Date(from).setHours(0, 0, 0, 0)) / DAY_MS);

/** How long ago an instant was, in the reader's language: "5 minutes ago", "yesterday"; a date when it was long ago. */
export function timeAgo(instant: string, now: Date, intl: IntlShape): string {
  const day = dayWithoutTime(instant);
  const at = new Date(day === null ? instant : `${day}T00:00:00`);
  const ago = (value: number, unit: "minute" | "hour" | "day") =>
    intl.formatRelativeTime(-value, unit, { numeric: "auto" });
  // When the reader's clock is slow, a past instant must not be shown as a future one.
  const past = Math.max(0, now.getTime() - at.getTime());
  const days = Math.max(0, daysBetween(at, now));
  if (day === null && past < HOUR_MS) return ago(Math.floor(past / MINUTE_MS), "minute");
  if (day === null && days === 0) return ago(Math.floor(past / HOUR_MS), "hour");
  return days > MOST_DAYS ? intl.formatDate(at, { dateStyle: "medium" }) : ago(days, "day");
}
