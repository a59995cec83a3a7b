import { type RefObject, useEffect } from "react";
import { hasLostFocus } from "./lostFocus.ts";

/**
 * Moves the focus when the focused control is removed, as a "remove" button is with its item. The next control gets the focus,
 * else the one before, else the first link or button in `box`. The page does not scroll.
 */
export function useFocusOnNext(box: RefObject<HTMLElement | null>, controls: string): void {
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const present = () => [...element.querySelectorAll<HTMLElement>(controls)];
    let focused: { control: HTMLElement; place: number } | null = null;
    const remember = ({ target }: FocusEvent) => {
      const control = target instanceof HTMLElement && target.matches(controls) && element.contains(target) && target;
      focused = control ? { control, place: present().indexOf(control) } : null;
    };
    // A press elsewhere takes the focus away without giving it to anything.
    const forget = ({ target }: PointerEvent) => {
      if (target instanceof Node && !focused?.control.contains(target)) focused = null;
    };
    const changes = new MutationObserver(() => {
      if (!focused || focused.control.isConnected) return;
      const { place } = focused;
      focused = null;
      if (!hasLostFocus(element)) return;
      const left = present();
      const next =
        left[Math.min(place, left.length - 1)] ?? element.querySelector<HTMLElement>("a[href], button, [tabindex]");
      next?.focus({ preventScroll: true });
    });
    document.addEventListener("focusin", remember);
    document.addEventListener("pointerdown", forget);
    changes.observe(element, { childList: true, subtree: true });
    return () => {
      document.removeEventListener("focusin", remember);
      document.removeEventListener("pointerdown", forget);
      changes.disconnect();
    };
  }, [box, controls]);
}
