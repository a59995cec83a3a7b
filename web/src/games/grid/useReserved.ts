import { useEffect, useEffectEvent, useState } from "react";

/** About a tab bar and one line. */
const margin = "0px 0px -96px 0px";

/**
 * The number of places that a growing list reserves. While the end of the list is on the screen, the number does not grow:
 * otherwise the footer would leave the screen of somebody who reads it. `below` is a `ref` for an element at the list's end.
 */
export function useReserved(wanted: number, loaded: number) {
  const [held, setHeld] = useState<number>();
  const reserved = held === undefined ? wanted : Math.max(loaded, Math.min(held, wanted));
  const hold = useEffectEvent((isSeen: boolean) => setHeld(isSeen ? reserved : undefined));
  const [element, below] = useState<Element | null>(null);
  useEffect(() => {
    if (!element) return;
    const watch = ([entry]: readonly IntersectionObserverEntry[]) =>
      entry && hold(entry.isIntersecting || entry.boundingClientRect.top < 0);
    const observer = new IntersectionObserver(watch, { rootMargin: margin });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return { reserved, below };
}
