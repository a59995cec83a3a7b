import { useMedia } from "../layout/useMedia.ts";

const QUERY = "(prefers-reduced-motion: reduce)";

/** Whether the visitor prefers reduced motion. */
export const prefersReducedMotion = () => matchMedia(QUERY).matches;

export const useReducedMotion = () => useMedia(QUERY);
