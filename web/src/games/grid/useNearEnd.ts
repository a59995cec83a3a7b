import { useEffect, useEffectEvent, useState } from "react";

const throttleMs = 200;
/** About five rows of tiles. */
const margin = "0px 0px 1400px 0px";

/** Returns a `ref` for an element. Calls `onNear` while the element is near the screen, every 200 ms. */
export function useNearEnd(isActive: boolean, onNear: () => void) {
  const [element, setElement] = useState<Element | null>(null);
  const handleNear = useEffectEvent(onNear);

  useEffect(() => {
    if (!element || !isActive) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (timer !== undefined || !entries.some((entry) => entry.isIntersecting)) return;
        timer = setTimeout(() => {
          timer = undefined;
          handleNear();
          // A new watch reports whether the element is still near: when a page arrives at once, nothing else does.
          observer.unobserve(element);
          observer.observe(element);
        }, throttleMs);
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [element, isActive]);

  return setElement;
}
