import { type RefObject, useEffect, useRef } from "react";
import { hasLostFocus } from "./lostFocus.ts";

/**
 * When `shown` changes and what had the focus is gone, moves the focus to the first thing in `box` that can have it. The page
 * stays where it is.
 */
export function useFocusReplacement(box: RefObject<HTMLElement | null>, shown: boolean): void {
  const before = useRef(shown);
  useEffect(() => {
    if (shown === before.current) return;
    before.current = shown;
    if (!box.current || !hasLostFocus(box.current)) return;
    box.current.querySelector<HTMLElement>("button:enabled, a[href], [tabindex]")?.focus({ preventScroll: true });
  }, [box, shown]);
}
