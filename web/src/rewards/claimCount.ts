import { useSyncExternalStore } from "react";

let count = 0;
const listeners = new Set<() => void>();

/** Kept apart from what reads it, so that the first screen asks for nothing. */
export function setClaimCount(next: number): void {
  if (next === count) return;
  count = next;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How much the member can claim, of every kind; 0 for guests, and until it is known. */
export const useClaimCount = () => useSyncExternalStore(listen, () => count);
