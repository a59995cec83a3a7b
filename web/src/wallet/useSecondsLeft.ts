import { useEffect, useState } from "react";

const secondsUntil = (instant: string) => Math.max(0, Math.ceil((Date.parse(instant) - Date.now()) / 1000));

/** Whole seconds until an instant; 0 afterwards. */
export function useSecondsLeft(instant: string): number {
  const [left, setLeft] = useState(() => secondsUntil(instant));
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsUntil(instant)), 500);
    return () => clearInterval(timer);
  }, [instant]);
  return left;
}
