export const DAY_MS = 86_400_000;

const TIME = { hour: "2-digit", minute: "2-digit", second: "2-digit", hourCycle: "h23" } as const;

/** The next midnight of a time zone, in milliseconds; null for a zone that this browser does not know, or none. */
export function nextMidnight(timeZone: string | null | undefined, now: number): number | null {
  if (!timeZone) return null;
  try {
    const [hours = 0, minutes = 0, seconds = 0] = new Intl.DateTimeFormat("en", { ...TIME, timeZone })
      .formatToParts(now)
      .flatMap(({ type, value }) => (type === "literal" ? [] : [Number(value)]));
    return Math.floor(now / 1000) * 1000 - ((hours * 60 + minutes) * 60 + seconds) * 1000 + DAY_MS;
  } catch {
    return null;
  }
}
