import { useEffect, useState } from "react";

const stepMs = 5000;

/**
 * The index of the item to show, of `count`. It advances every five seconds while `isRunning`, and starts again when
 * `first` changes.
 */
export function useRotation(count: number, isRunning: boolean, first: string | undefined): number {
  const [index, setIndex] = useState(0);
  const [shownFirst, setShownFirst] = useState(first);
  if (first !== shownFirst) {
    setShownFirst(first);
    setIndex(0);
  }
  useEffect(() => {
    if (!isRunning || count < 2 || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const timer = setInterval(() => setIndex((now) => now + 1), stepMs);
    return () => clearInterval(timer);
  }, [count, isRunning]);
  return count === 0 ? 0 : index % count;
}
