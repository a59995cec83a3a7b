import { useSyncExternalStore } from "react";
import { newListeners } from "../browser/listeners.ts";

let count = 0;
const { listen, tell } = newListeners();

/** Kept apart from what reads it, so that the first screen asks for nothing. */
export function setClaimCount(next: number): void {
  if (next === count) return;
  count = next;
  tell();
}

/** How much the member can claim, of every kind; 0 for guests, and until it is known. */
export const useClaimCount = () => useSyncExternalStore(listen, () => count);
