import { type RefObject, useEffect, useRef } from "react";
import { showInMenu } from "../layout/showInMenu.ts";

/** Scrolls a row sideways until its selected chip is in the middle: at first, and when another one is selected. */
export function useSelectedInSight<Row extends HTMLElement>(selected: string | number | null): RefObject<Row | null> {
  const row = useRef<Row>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row marks the selected chip itself
  useEffect(() => {
    showInMenu(row.current, row.current?.querySelector('[aria-current="page"], [aria-pressed="true"]'));
  }, [selected]);
  return row;
}
