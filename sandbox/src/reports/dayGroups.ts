import { type DayRange, merchantDayOf } from "./reportRange.ts";

/** The spans of time that a row of a report can have. */
export const dayGroups = ["DAY", "WEEK", "MONTH"] as const;
export type DayGroup = (typeof dayGroups)[number];

/**
 * The days, weeks from Monday or months of a range, the latest first. The first and the last one are cut to the range;
 * days after the merchant's present one are left out.
 */
export function groupsOf({ first, last }: DayRange, by: DayGroup, now: Date): DayRange[] {
  const today = merchantDayOf(now).days.first;
  const end = last < today ? last : today;
  const groups: DayRange[] = [];
  for (let day = first; day <= end; ) {
    const until = lastOf(Temporal.PlainDate.from(day), by).toString();
    groups.unshift({ first: day, last: until < end ? until : end });
    day = Temporal.PlainDate.from(until).add({ days: 1 }).toString();
  }
  return groups;
}

/** The last day of the span that contains a day. */
function lastOf(day: Temporal.PlainDate, by: DayGroup): Temporal.PlainDate {
  if (by === "WEEK") return day.add({ days: 7 - day.dayOfWeek });
  return by === "MONTH" ? day.with({ day: day.daysInMonth }) : day;
}
