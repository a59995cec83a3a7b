import { useLayoutEffect } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { showEntry } from "./layers.ts";

/** Tells the rule of Back which entry is shown. The shell calls it once. */
export function useBackRule(): void {
  const { key } = useLocation();
  const how = useNavigationType();
  useLayoutEffect(() => showEntry(key, how === "REPLACE"), [key, how]);
}
