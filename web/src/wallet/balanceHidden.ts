import { useSyncExternalStore } from "react";
import { recall, remember } from "../browser/deviceMemory.ts";
import { newListeners } from "../browser/listeners.ts";

const KEY = "balanceHidden";
const { listen, tell } = newListeners();

const isHidden = () => recall(KEY) === "1";

/** Hides the balance from bystanders on this device, or shows it again. */
export function toggleBalance(): void {
  remember(KEY, isHidden() ? "0" : "1");
  tell();
}

/** Whether the balance is hidden on this device. */
export const useBalanceHidden = (): boolean => useSyncExternalStore(listen, isHidden);
