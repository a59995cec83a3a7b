import { useSyncExternalStore } from "react";
import { recall, remember } from "../browser/deviceMemory.ts";

const KEY = "balanceHidden";
const listeners = new Set<() => void>();

const isHidden = () => recall(KEY) === "1";

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Hides the balance from bystanders on this device, or shows it again. */
export function toggleBalance(): void {
  remember(KEY, isHidden() ? "0" : "1");
  for (const listener of listeners) listener();
}

/** Whether the balance is hidden on this device. */
export const useBalanceHidden = (): boolean => useSyncExternalStore(subscribe, isHidden);
