import { Keyboard } from "lucide-react";
import { type RefObject, Suspense, useEffect, useEffectEvent, useState } from "react";
import { FormattedMessage } from "react-intl";
import { useLocation, useNavigate } from "react-router-dom";
import { recall, remember } from "../../browser/deviceMemory.ts";
import { isComposed } from "../../browser/isComposed.ts";
import styles from "../../ui/layout/Centre.module.css";
import { lazyPart } from "../../ui/lazy/lazyPart.tsx";
import { fromRow } from "../downline/addresses.ts";
import own from "./Keys.module.css";

const KeyList = lazyPart(async () => (await import("./KeyList.tsx")).KeyList, "agent");

const MEMORY = "agentKeys";
const typed = 'input:not([type="range"], [type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';
const steps: Readonly<Record<string, 1 | -1>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

/** Puts the focus on what the next or previous row of a table opens. Returns false when no row can be reached. */
function moveBy(step: 1 | -1, key: string, pane: Element): boolean {
  const rows = [...pane.querySelectorAll("tbody tr:has(th :is(a, button))")];
  const focused = rows.findIndex((row) => row.contains(document.activeElement));
  // A row with an open panel is where one is after a reload.
  const place = focused < 0 ? rows.findIndex((row) => row.ariaCurrent) : focused;
  // Arrows scroll until a row has the focus.
  if (rows.length === 0 || (place < 0 && key.startsWith("Arrow"))) return false;
  const row = rows[Math.min(Math.max(place + step, 0), rows.length - 1)];
  row?.querySelector<HTMLElement>("th :is(a, button)")?.focus();
  return true;
}

/**
 * The keys of the agent centre, and a button with their list. They do nothing while one types, or where something lies over the
 * centre. The focus itself moves, so that screen readers read each row and Enter opens it.
 */
export function DeskKeys({ pane }: { pane: RefObject<HTMLElement | null> }) {
  const [isListed, setListed] = useState(false);
  const [isOn, setOn] = useState(() => recall(MEMORY) !== "off");
  const navigate = useNavigate();
  const { state }: { state: unknown } = useLocation();
  /** Returns whether the key has a meaning here. */
  const act = (key: string, centre: Element): boolean => {
    const closer = key === "Escape" && centre.querySelector<HTMLElement>("[data-escape]");
    if (closer) {
      closer.click();
      return true;
    }
    if (!isOn) return false;
    const step = steps[key];
    if (step !== undefined) return moveBy(step, key, centre);
    if (key === "?") setListed(true);
    else if (key === "Escape" && state === fromRow) void navigate(-1);
    else if (key === "/") {
      const finder = document.querySelector<HTMLElement>("[data-finder] input");
      (finder ?? centre.querySelector<HTMLElement>('input[type="search"]'))?.focus();
    } else return false;
    return true;
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (!pane.current || !(target instanceof Element) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isComposed(event)) return;
    // The dialog or the page of the centre, and what it stands in, where a press on its ground leaves the focus. What lies over it is outside.
    const isHere = target.contains(pane.current) || pane.current.closest('[role="dialog"], section')?.contains(target);
    // The rows' keys count again. With a text in it, the browser takes that away first.
    if (key === "Escape" && target instanceof HTMLInputElement && target.closest("[data-finder]") && !target.value)
      target.blur();
    const isTyped = target.closest(typed) && !(key === "Escape" && target.closest("aside"));
    if (!isHere || isTyped || !act(key, pane.current)) return;
    event.preventDefault();
    // Escape would close the centre too.
    event.stopPropagation();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener("keydown", listen, true);
    return () => window.removeEventListener("keydown", listen, true);
  }, []);
  return (
    <>
      <button
        type="button"
        className={`${styles.entry} ${own.button}`}
        aria-haspopup="dialog"
        onClick={() => setListed(true)}
      >
        <Keyboard size={20} aria-hidden="true" />
        <FormattedMessage id="agent_keys" />
        {isOn && (
          <span className={own.hint} aria-hidden="true">
            <kbd>?</kbd>
          </span>
        )}
      </button>
      {isListed && (
        <Suspense>
          <KeyList
            isOn={isOn}
            onSwitch={(on) => {
              remember(MEMORY, on ? "on" : "off");
              setOn(on);
            }}
            onClose={() => setListed(false)}
          />
        </Suspense>
      )}
    </>
  );
}
