import { createContext, type KeyboardEvent, use, useCallback, useEffect, useRef, useState } from "react";
import { isComposed } from "../browser/isComposed.ts";

interface Options {
  activeId: string | null;
  setActive: (id: string | null) => void;
  /** Called when an option is opened. */
  onOpened: () => void;
}

/** The active option of the list below a combobox. */
export const OptionsContext = createContext<Options>({ activeId: null, setActive: () => {}, onOpened: () => {} });

export const useOptions = () => use(OptionsContext);

/**
 * Keyboard control of a combobox with an open list: arrow keys move through the options, Home and End go to the first
 * and the last, Enter opens the active one. `hasFirst` makes the first option active at once. An Enter that comes
 * before the answer (`isBusy`) waits for the answer.
 */
export function useOptionKeys({ hasFirst, isBusy }: { hasFirst: boolean; isBusy: boolean }) {
  const body = useRef<HTMLDivElement>(null);
  const waits = useRef(false);
  const [activeId, setActive] = useState<string | null>(null);
  const [hasOptions, setHasOptions] = useState(false);
  const options = useCallback(() => [...(body.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])], []);

  // After every change of the list, because the active option may be gone.
  useEffect(() => {
    const all = options();
    setHasOptions(all.length > 0);
    const isThere = all.some(({ id }) => id === activeId);
    if (!isThere) setActive(hasFirst ? (all[0]?.id ?? null) : null);
    if (!waits.current || isBusy) return;
    waits.current = false;
    all[0]?.click();
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposed(event.nativeEvent)) return;
    const all = options();
    const at = all.findIndex(({ id }) => id === activeId);
    if (event.key === "Enter") {
      event.preventDefault();
      if (isBusy) waits.current = true;
      else all[at]?.click();
      return;
    }
    waits.current = false;
    const next = nextOf(event, at, all.length);
    if (next === undefined) return;
    event.preventDefault();
    const option = all[next];
    setActive(option?.id ?? null);
    option?.scrollIntoView({ block: "nearest" });
  };
  return { body, hasOptions, activeId, setActive, onKeyDown };
}

function nextOf({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, at: number, count: number): number | undefined {
  if (count === 0 || altKey) return undefined;
  if (key === "ArrowDown") return (at + 1) % count;
  if (key === "ArrowUp") return (Math.max(at, 0) - 1 + count) % count;
  // Without Ctrl these keys move through the text.
  if (key === "Home" && (ctrlKey || metaKey)) return 0;
  if (key === "End" && (ctrlKey || metaKey)) return count - 1;
  return undefined;
}
