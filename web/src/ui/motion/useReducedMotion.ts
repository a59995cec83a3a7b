import { useSyncExternalStore } from "react";

const QUERY = "(prefers-reduced-motion: reduce)";

function subscribe(onChange: () => void) {
  const query = matchMedia(QUERY);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/** Whether the visitor prefers reduced motion. */
export const prefersReducedMotion = () => matchMedia(QUERY).matches;

export const useReducedMotion = () => useSyncExternalStore(subscribe, prefersReducedMotion);
