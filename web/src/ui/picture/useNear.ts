import { type RefObject, useEffect, useRef, useState } from "react";

/** A picture is requested when it is within 1.3 screens of the visible part. */
const PRELOAD = 1.3;
/** How many pictures are remembered as near; these are shown at once when they come back. */
const REMEMBERED = 200;
/** Shortest time between two checks of what is near. */
const THROTTLE_MS = 200;

const seen = new Set<string>();

/** Whether a picture was near the screen recently. */
export const isNear = (url: string) => seen.has(url);

function remember(url: string) {
  seen.delete(url);
  seen.add(url);
  for (const oldest of seen) {
    if (seen.size <= REMEMBERED) break;
    seen.delete(oldest);
  }
}

const waiting = new Map<Element, () => void>();
const arrived = new Set<Element>();
let timer: ReturnType<typeof setTimeout> | undefined;
let observer: IntersectionObserver | undefined;

function flush() {
  timer = undefined;
  for (const element of arrived) waiting.get(element)?.();
  arrived.clear();
}

/** One observer for all pictures: a lobby has hundreds. */
function observe(element: Element, onNear: () => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) arrived.add(target);
      if (arrived.size > 0 && timer === undefined) timer = setTimeout(flush, THROTTLE_MS);
    },
    { rootMargin: `${Math.round((PRELOAD - 1) * 100)}% 0%` },
  );
  waiting.set(element, onNear);
  observer.observe(element);
  return () => {
    waiting.delete(element);
    arrived.delete(element);
    observer?.unobserve(element);
  };
}

/** A ref for the picture's box, and whether it has come near the screen. */
export function useNear(url: string): [RefObject<HTMLSpanElement | null>, boolean] {
  const box = useRef<HTMLSpanElement>(null);
  const [wasNear, setWasNear] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element || wasNear) return undefined;
    return observe(element, () => {
      remember(url);
      setWasNear(true);
    });
  }, [url, wasNear]);
  return [box, wasNear];
}
