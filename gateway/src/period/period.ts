import type { PeriodInput } from "../__generated__/types.ts";
import { badInput } from "../errors/atriumError.ts";

const mostDays = 92;

/**
 * A period as the platform's reports take it; the last 7 days when it is left out. The platform's presets have the same
 * names. Days are counted as calendar days, so a change to daylight saving time makes no period longer or shorter.
 */
export function periodQuery(period: PeriodInput | null | undefined): Readonly<Record<string, string>> {
  if (period == null) return { preset: "LAST_7" };
  if (period.days == null) return { preset: period.preset ?? "LAST_7" };
  const { from, to } = period.days;
  const { days } = Temporal.PlainDate.from(from).until(to, { largestUnit: "days" });
  if (days < 0) throw badInput("`to` lies before `from`.");
  if (days >= mostDays) throw badInput(`A period has at most ${mostDays} days.`);
  return { startDate: from, endDate: to };
}

/** The calendar day that lies `days` after another; null when that is no calendar day. */
export function dayAfter(day: string, days: number): string | null {
  try {
    return Temporal.PlainDate.from(day).add({ days }).toString();
  } catch {
    return null;
  }
}
