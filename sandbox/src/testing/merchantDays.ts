import { dayOf as merchantDay } from "../time/merchantTime.ts";
import { HOUR_MS } from "../time/units.ts";

const days = new Map<number, string>();

/** The merchant's day of a moment, as `2026-11-28`. Each hour is worked out once: its midnights are full hours. */
export function dayOf(at: Date): string {
  const hour = Math.floor(at.getTime() / HOUR_MS);
  return days.getOrInsertComputed(hour, () => merchantDay(at).toString());
}
