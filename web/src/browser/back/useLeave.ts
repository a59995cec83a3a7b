import { useCallback, useState } from "react";
import { type To, useLocation, useNavigate } from "react-router-dom";
import { entryNumber, goBackTo } from "./layers.ts";

/**
 * Closes something that has an address of its own, so that Back does not open it again: returns to the entry from
 * which it was opened. When the visit began with it, its entry becomes `under`.
 */
export function useLeave(under: To): () => void {
  const navigate = useNavigate();
  const [openedAt] = useState(entryNumber);
  return useCallback(() => {
    if (openedAt > 0) goBackTo(openedAt - 1);
    else void navigate(under, { replace: true, preventScrollReset: true });
  }, [openedAt, navigate, under]);
}

/** The same for what parameters of the address open over a screen. */
export function useLeaveParams(...names: readonly string[]): () => void {
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  for (const name of names) params.delete(name);
  return useLeave(`${pathname}${params.size > 0 ? `?${params}` : ""}`);
}
