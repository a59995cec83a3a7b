import { useSyncExternalStore } from "react";

let count = 0;
const listeners = new Set<() => void>();

/** Kept apart from the read marks, so that the first screen does not load them. */
export function setUnreadCount(next: number): void {
  if (next === count) return;
  count = next;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Number of announcements that the visitor has not read; 0 until it is known. */
export const useUnreadCount = () => useSyncExternalStore(listen, () => count);
