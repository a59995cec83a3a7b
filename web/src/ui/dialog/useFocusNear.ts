import { type RefObject, useEffect } from "react";
import { hasLostFocus } from "../control/lostFocus.ts";

const CONTROLS = "a[href], button:enabled, input:enabled, select:enabled, textarea:enabled";
/** What may take the focus where new content took the place of old one. A field would open the keyboard of a phone. */
const NEW = "a[href], button:enabled, [tabindex]";
const LISTS = "ul, ol, table";

interface Focused {
  readonly control: Element;
  /** The elements around it, from the inside. */
  readonly around: readonly Element[];
  /** All controls, in order. */
  readonly controls: readonly Element[];
}

/** Whether the element takes the focus; one that is hidden does not. */
function takesFocus(element: Element | null): boolean {
  if (!(element instanceof HTMLElement)) return false;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

/** Moves the focus to what is next to a control that is gone: in the same place, or in the same list. */
function focusNear({ control, around, controls }: Focused): void {
  const rest = around.slice(around.findIndex(({ isConnected }) => isConnected));
  const place = controls.indexOf(control);
  const near = [...controls.slice(place + 1), ...controls.slice(0, place).reverse()].filter(
    (each) => each.isConnected && each.matches(CONTROLS),
  );
  const list = rest[0]?.closest(LISTS);
  for (const element of rest) {
    if (near.some((each) => element.contains(each) && takesFocus(each))) return;
    if (takesFocus(element.querySelector(NEW))) return;
    if (!list?.parentElement || element === list) return;
  }
}

/**
 * Keeps the place of the focus in a dialog when an action takes the focused control away, as a "remove" button is taken away
 * with its row. Otherwise the dialog itself gets the focus, and the next Tab begins at its top.
 */
export function useFocusNear(body: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = body.current;
    const dialog = box?.closest("[role=dialog]");
    if (!box || !dialog) return;
    let focused: Focused | null = null;
    const move = () => {
      if (!focused || focused.control.isConnected || !hasLostFocus(box)) return;
      const gone = focused;
      focused = null;
      focusNear(gone);
    };
    const remember = ({ target }: Event) => {
      // A dialog above this one has closed, and its opener is gone.
      if (target === dialog) return move();
      const control = target instanceof Element && box.contains(target) && target.matches(CONTROLS) ? target : null;
      const around: Element[] = [];
      for (let each = control?.parentElement; each && each !== dialog; each = each.parentElement) around.push(each);
      focused = control && { control, around, controls: [...box.querySelectorAll(CONTROLS)] };
    };
    // A press elsewhere takes the focus away without giving it to anything.
    const forget = ({ target }: Event) => {
      if (target instanceof Node && !focused?.control.contains(target)) focused = null;
    };
    const changes = new MutationObserver(move);
    dialog.addEventListener("focusin", remember);
    dialog.addEventListener("pointerdown", forget);
    changes.observe(box, { childList: true, subtree: true });
    return () => {
      dialog.removeEventListener("focusin", remember);
      dialog.removeEventListener("pointerdown", forget);
      changes.disconnect();
    };
  }, [body]);
}
