import { PlatformError } from "../http/errors.ts";
import { DAY_MS } from "../time/units.ts";

/** What one sender has sent in the last 24 hours. */
interface Sent {
  count: number;
  /** When the first of them was sent; null for none. */
  first: Date | null;
}

/** Throws RATE_LIMITED when a sender has sent `most` in the last 24 hours, until the first of them is older. */
export function requireDailyRoom(sent: Sent | undefined, most: number, now: Date): void {
  if (!sent?.first || sent.count < most) return;
  const wait = sent.first.getTime() + DAY_MS - now.getTime();
  throw new PlatformError("RATE_LIMITED", { retryAfter: Math.max(1, Math.ceil(wait / 1000)) });
}
