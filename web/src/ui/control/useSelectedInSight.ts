import { type RefObject, useEffect, useRef } from "react";
import { showInMenu } from "../layout/showInMenu.ts";

/**
 * Scrolls a row sideways until its selected chip is in the middle: at first, and when another one is selected. `place` is that
 * chip's place among the row's children, from 0.
 */
export function useSelectedInSight<Row extends HTMLElement>(place: number): RefObject<Row | null> {
  const row = useRef<Row>(null);
  useEffect(() => showInMenu(row.current, row.current?.children[place] ?? null), [place]);
  return row;
}
