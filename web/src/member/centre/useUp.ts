import { useEffect, useRef } from "react";
import { type To, useNavigate } from "react-router-dom";
import { entryNumber, goBackTo } from "../../browser/back/layers.ts";

/**
 * Returns a function that leads one level up: from a setting to the account, from a pane to the menu. It returns to where the
 * level above was left; when an address led straight here, the level above takes the place of its entry.
 */
export function useUp(level: number, above: To): () => void {
  const navigate = useNavigate();
  /** The entry of the history that showed each level last. */
  const entries = useRef<number[]>([]);
  useEffect(() => {
    entries.current.length = Math.min(entries.current.length, level);
    entries.current[level] = entryNumber();
  });
  return () => {
    const left = entries.current[level - 1];
    if (left !== undefined && left < entryNumber()) goBackTo(left);
    else void navigate(above, { replace: true, preventScrollReset: true });
  };
}
