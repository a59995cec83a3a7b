import { useEffect, useSyncExternalStore } from "react";
import { newListeners } from "../../browser/listeners.ts";

let count = 0;
const { listen, tell } = newListeners();

function add(difference: 1 | -1): void {
  count += difference;
  tell();
}

/** Counts a dialog while the component is mounted; not when `isOpen` is false. */
export function useCountedDialog(isOpen = true): void {
  useEffect(() => {
    if (!isOpen) return;
    add(1);
    return () => add(-1);
  }, [isOpen]);
}

/** Number of dialogs that are open or about to open. */
export const useDialogCount = () => useSyncExternalStore(listen, () => count);
