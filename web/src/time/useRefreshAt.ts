import { useEffect, useEffectEvent, useReducer, useState } from "react";
import { midnights } from "./midnight.ts";
import { serverNow } from "./serverClock.ts";

/** A random wait, so that not all visitors ask in the same moment. */
const SPREAD_MS = 10_000;
/** Longer than the gateway keeps an answer for everybody. */
const AGAIN_MS = 35_000;
/** The browser's longest timer. */
const LONGEST_MS = 2_147_483_647;

interface Moments {
  /** When something begins or ends; those in the past are left out. */
  instants?: readonly (string | null | undefined)[];
  /** The zone of the merchant's days: each of its midnights counts. */
  timeZone?: string | null | undefined;
}

/**
 * Calls `refresh` soon after each of some moments, by the platform's clock, and once more when kept answers are over.
 * There is one timer, however many moments.
 */
export function useRefreshAt({ instants = [], timeZone }: Moments, refresh: () => void): void {
  const [spread] = useState(() => Math.random() * SPREAD_MS);
  const [, look] = useReducer((count: number) => count + 1, 0);
  const now = serverNow();
  const moments = [
    ...instants.flatMap((instant) => (instant ? [Date.parse(instant)] : [])),
    ...midnights(timeZone, now),
  ];
  const next = Math.min(...moments.flatMap((at) => [at, at + AGAIN_MS]).filter((at) => at + spread > now)) + spread;
  const handleMoment = useEffectEvent(() => {
    refresh();
    look();
  });
  useEffect(() => {
    const wait = next - serverNow();
    if (wait > LONGEST_MS) return undefined;
    const timer = setTimeout(() => handleMoment(), wait);
    return () => clearTimeout(timer);
  }, [next]);
}
