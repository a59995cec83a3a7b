import { useCallback, useEffect, useSyncExternalStore } from "react";
import { newListeners } from "../../browser/listeners.ts";
import { tabMemory, VISITOR_PREFIX } from "../../browser/tabMemory.ts";

const { listen, tell } = newListeners();
const tickMs = 250;

/**
 * Place of the time when the next code can be asked for. It outlives the form and a reload of the page, as the platform's
 * own countdown does.
 */
const placeOf = (key: string) => `${VISITOR_PREFIX}nextCode.${key}`;

const secondsLeft = (key: string) =>
  Math.max(0, Math.ceil((Number(tabMemory.recall(placeOf(key))) - Date.now()) / 1000));

/**
 * The seconds until the next code can be asked for (0: now), and a function that starts the countdown. It counts by the
 * clock, so that a sleeping page is not late.
 */
export function useCodeCountdown(key: string): [left: number, start: (seconds: number) => void] {
  const left = useSyncExternalStore(listen, () => secondsLeft(key));
  const isCounting = left > 0;
  useEffect(() => {
    if (!isCounting) return;
    const timer = setInterval(tell, tickMs);
    return () => clearInterval(timer);
  }, [isCounting]);
  const start = useCallback(
    (seconds: number) => {
      tabMemory.remember(placeOf(key), String(Date.now() + seconds * 1000));
      tell();
    },
    [key],
  );
  return [left, start];
}
