import { useEffect, useEffectEvent, useState } from "react";
import { savesData } from "./savesData.ts";

/** A reader who only scrolls past the button is away sooner. */
const DWELL_MS = 400;

/**
 * Returns a `ref` for the button of what comes next. Calls `onInSight` with the cursor, once for each, when the button has been
 * in sight for a moment: the next part will probably be asked for. Not for visitors who save data.
 */
export function useInSight(cursor: string | null, onInSight: (cursor: string) => void) {
  const [element, setElement] = useState<Element | null>(null);
  const handleInSight = useEffectEvent(onInSight);

  useEffect(() => {
    if (!element || cursor === null || savesData()) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver((entries) => {
      clearTimeout(timer);
      if (!entries.at(-1)?.isIntersecting) return;
      timer = setTimeout(() => {
        observer.disconnect();
        handleInSight(cursor);
      }, DWELL_MS);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [element, cursor]);

  return setElement;
}
