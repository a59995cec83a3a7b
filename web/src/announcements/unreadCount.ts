import { useSyncExternalStore } from "react";
import { newListeners } from "../browser/listeners.ts";

let count = 0;
const { listen, tell } = newListeners();

/** Kept apart from the read marks, so that the first screen does not load them. */
export function setUnreadCount(next: number): void {
  if (next === count) return;
  count = next;
  tell();
}

/** Number of announcements that the visitor has not read; 0 until it is known. */
export const useUnreadCount = () => useSyncExternalStore(listen, () => count);
