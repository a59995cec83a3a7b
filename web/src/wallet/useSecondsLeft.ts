import { useEffect, useState } from "react";
import { serverNow } from "../time/serverClock.ts";

const secondsUntil = (instant: string) => Math.max(0, Math.ceil((Date.parse(instant) - serverNow()) / 1000));

/** Whole seconds until an instant by the platform's clock; 0 afterwards. */
export function useSecondsLeft(instant: string): number {
  const [left, setLeft] = useState(() => secondsUntil(instant));
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsUntil(instant)), 500);
    return () => clearInterval(timer);
  }, [instant]);
  return left;
}
