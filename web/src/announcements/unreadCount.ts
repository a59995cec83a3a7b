import { useSyncExternalStore } from "react";

let count = 0;
const listeners = new Set<() => void>();

/** Said by whoever knows what was put up and what was read: neither is needed before the first screen. */
export function setUnreadCount(next: number): void {
  if (next === count) return;
  count = next;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How many announcements the visitor has not read; 0 until that is known. */
export const useUnreadCount = () => useSyncExternalStore(listen, () => count);
