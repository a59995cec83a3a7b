import { useEffect, useState } from "react";
import { serverNow } from "../../time/serverClock.ts";

const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Whether an instant is in the future by the platform's clock; renders again when it passes. Null counts as past. */
export function useIsBefore(instant: string | null | undefined): boolean {
  const left = () => (instant ? Date.parse(instant) - serverNow() : 0);
  const [isBefore, setBefore] = useState(() => left() > 0);
  useEffect(() => {
    const ms = instant ? Date.parse(instant) - serverNow() : 0;
    setBefore(ms > 0);
    if (ms <= 0) return undefined;
    const timer = setTimeout(() => setBefore(false), Math.min(ms, LONGEST_TIMER_MS));
    return () => clearTimeout(timer);
  }, [instant]);
  return isBefore;
}
