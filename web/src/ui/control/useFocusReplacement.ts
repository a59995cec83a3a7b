import { type RefObject, useEffect, useRef } from "react";

/**
 * When `shown` changes and what had the focus is gone, moves the focus to the first thing in `box` that can have it. The page
 * stays where it is.
 */
export function useFocusReplacement(box: RefObject<HTMLElement | null>, shown: boolean): void {
  const before = useRef(shown);
  useEffect(() => {
    if (shown === before.current) return;
    before.current = shown;
    if (document.activeElement !== document.body) return;
    box.current?.querySelector<HTMLElement>("button:enabled, a[href], [tabindex]")?.focus({ preventScroll: true });
  }, [box, shown]);
}
