import { dayOf, later, startOf } from "../time/merchantTime.ts";

/** Arguments of the functions that fill an empty database. */
export interface SeedContext {
  /** The same seed makes the same data. */
  seed: string;
  now: Date;
  /** Small when left out. */
  catalogue?: "small" | "large";
}

/**
 * Noon of the merchant's day that many days before today's. Nothing of the past lies after `now`: today's noon is `now` until
 * then. Negative numbers are days ahead.
 */
export function noonsBefore(now: Date): (days: number) => Date {
  return (days) => {
    const noon = later(startOf(dayOf(now).subtract({ days })), { hours: 12 });
    return days >= 0 && noon > now ? now : noon;
  };
}
