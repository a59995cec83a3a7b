import { useEffect, useLayoutEffect } from "react";
import { useLocation } from "react-router-dom";
import { showEntry, watchBack } from "./layers.ts";

/** Makes Back close what covers the screen. The shell calls it once. */
export function useBackRule(): void {
  const { key } = useLocation();
  useLayoutEffect(() => showEntry(key), [key]);
  useEffect(watchBack, []);
}
