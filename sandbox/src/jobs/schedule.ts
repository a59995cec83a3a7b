import { Cron } from "croner";
import { MERCHANT_TIME_ZONE } from "../time/merchantTime.ts";

/** The times at which a recurring job runs. */
export interface Schedule {
  /** For people. */
  readonly text: string;
  /** The first time after a moment. */
  readonly next: (after: Date) => Date;
}

const UNITS: readonly [string, number][] = [
  ["h", 3_600_000],
  ["min", 60_000],
  ["s", 1_000],
];

/** A fixed time after the last run. */
export function every(ms: number): Schedule {
  const [unit, size] = UNITS.find(([, length]) => ms % length === 0) ?? ["ms", 1];
  return { text: `every ${ms / size} ${unit}`, next: (after) => new Date(after.getTime() + ms) };
}

/** Times of a cron pattern in the merchant's time zone: `0 0 1 * *` is midnight of each first day of a month. */
export function cron(pattern: string): Schedule {
  const times = new Cron(pattern, { timezone: MERCHANT_TIME_ZONE, paused: true });
  return {
    text: `${pattern} (${MERCHANT_TIME_ZONE})`,
    next: (after) => {
      const next = times.nextRun(after);
      if (next === null) throw new Error(`the schedule ${pattern} has no further times`);
      return next;
    },
  };
}
