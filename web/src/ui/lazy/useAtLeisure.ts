import { startTransition, useEffect, useState } from "react";

const AT_LATEST_MS = 3000;

/** Those that wait for an idle browser, in the order in which they came. */
const waiting = new Set<() => void>();
let isAsked = false;

/** Lets one begin in each idle time, so that their work does not add up to a long task. */
function askForTime(): void {
  if (isAsked || waiting.size === 0) return;
  isAsked = true;
  requestIdleCallback(
    () => {
      isAsked = false;
      const [begin] = waiting;
      if (begin) waiting.delete(begin);
      begin?.();
      askForTime();
    },
    { timeout: AT_LATEST_MS },
  );
}

/** False until the browser is idle after the first paint, and it is this component's turn. For parts that are not needed at first. */
export function useAtLeisure(): boolean {
  const [hasTime, setHasTime] = useState(false);
  useEffect(() => {
    const begin = () => startTransition(() => setHasTime(true));
    // Safari has no idle callbacks.
    if (!("requestIdleCallback" in window)) {
      const timer = setTimeout(begin, AT_LATEST_MS);
      return () => clearTimeout(timer);
    }
    waiting.add(begin);
    askForTime();
    return () => void waiting.delete(begin);
  }, []);
  return hasTime;
}
