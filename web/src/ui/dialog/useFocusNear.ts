import { type RefObject, useEffect } from "react";
import { hasLostFocus } from "../control/lostFocus.ts";

const CONTROLS = "a[href], button:enabled, input:enabled, select:enabled, textarea:enabled";
/** A field does not get the focus when its form replaces other content: it would open the keyboard of a phone. */
const FIELDS = "input, select, textarea";
const LISTS = "ul, ol, table";
const ROWS = "li, tr";

interface Focused {
  readonly element: Element;
  /** The elements around it, from the inside. */
  readonly around: readonly Element[];
  /** Everything that can have the focus, in order. */
  readonly all: readonly Element[];
}

/** Whether the element takes the focus; one that is hidden does not. */
function takesFocus(element: Element | null): boolean {
  if (!(element instanceof HTMLElement)) return false;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

/** In another row of a list: the control at the place that the gone one had in its row, if the rows are alike. */
function sameInRow(near: Element, { element: gone, around, all }: Focused): Element {
  const row = around.find((each) => each.matches(ROWS) && !each.isConnected);
  const other = near.closest(ROWS);
  if (!row || !other) return near;
  const before = all.filter((each) => row.contains(each));
  const now = all.filter((each) => other.contains(each));
  return (before.length === now.length && now[before.indexOf(gone)]) || near;
}

/** Moves the focus to what is next to an element that is gone: in the same place, or in the same list. */
function focusNear(focused: Focused): void {
  const { element: gone, around, all } = focused;
  const rest = around.slice(around.findIndex(({ isConnected }) => isConnected));
  const place = all.indexOf(gone);
  const near = [...all.slice(place + 1), ...all.slice(0, place).reverse()].filter(
    (each) => each.isConnected && each.matches(CONTROLS),
  );
  const list = rest[0]?.closest(LISTS);
  for (const element of rest) {
    if (near.some((each) => element.contains(each) && takesFocus(sameInRow(each, focused)))) return;
    const first = element.querySelector(`${CONTROLS}, [tabindex]`);
    if (!first?.matches(FIELDS) && takesFocus(first)) return;
    if (!list || element === list) return;
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
    // The new content may come later than the old one goes, so each change tries again.
    const move = () => {
      if (focused && !focused.element.isConnected && hasLostFocus(box)) focusNear(focused);
    };
    const handleFocus = ({ target }: Event) => {
      if (target !== dialog) focused = target instanceof Element && box.contains(target) ? placeOf(target, box) : null;
      // The library gives the lost focus to the dialog, and once more in the next frame.
      else if (!focused?.element.isConnected) move();
      else takesFocus(focused.element);
    };
    // A press elsewhere takes the focus away without giving it to anything.
    const forget = ({ target }: Event) => {
      if (target instanceof Node && !focused?.element.contains(target)) focused = null;
    };
    const changes = new MutationObserver(move);
    dialog.addEventListener("focusin", handleFocus);
    dialog.addEventListener("pointerdown", forget);
    changes.observe(box, { childList: true, subtree: true });
    return () => {
      dialog.removeEventListener("focusin", handleFocus);
      dialog.removeEventListener("pointerdown", forget);
      changes.disconnect();
    };
  }, [body]);
}

function placeOf(element: Element, box: Element): Focused {
  const around: Element[] = [];
  for (let each = element.parentElement; each && box.contains(each); each = each.parentElement) around.push(each);
  return { element, around, all: [...box.querySelectorAll(`${CONTROLS}, [tabindex]`)] };
}
