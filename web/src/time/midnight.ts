const DAY_MS = 86_400_000;

const PARTS = {
  year: "numeric",
  month: "numeric",
  day: "numeric",
  hour: "numeric",
  minute: "numeric",
  second: "numeric",
  hourCycle: "h23",
} as const;

/**
 * When the present day of a time zone began and when its next day begins, in milliseconds. A day can have 23 or 25 hours,
 * and begin at one o'clock. Empty for a zone that this browser does not know, or none.
 */
export function midnights(timeZone: string | null | undefined, now: number): number[] {
  if (!timeZone) return [];
  try {
    const format = new Intl.DateTimeFormat("en", { ...PARTS, timeZone });
    /** Reads the date and time of the zone's clocks as a UTC time. In UTC each day has 24 hours, so whole days can be added. */
    const shownAt = (at: number) => {
      const [month = 1, day = 1, year = 0, hour = 0, minute = 0, second = 0] = format
        .formatToParts(at)
        .flatMap(({ type, value }) => (type === "literal" ? [] : [Number(value)]));
      return Date.UTC(year, month - 1, day, hour, minute, second);
    };
    const today = Math.floor(shownAt(now) / DAY_MS) * DAY_MS;
    return [today, today + DAY_MS].map((midnight) => {
      // The difference to UTC may be another one after the day than before it.
      const possible = [midnight - DAY_MS, midnight + DAY_MS].map((at) => midnight + at - shownAt(at));
      return Math.min(...possible.filter((at) => shownAt(at) >= midnight));
    });
  } catch {
    return [];
  }
}
