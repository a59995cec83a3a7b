import { useEffect, useSyncExternalStore } from "react";

let count = 0;
const listeners = new Set<() => void>();

function add(difference: 1 | -1): void {
  count += difference;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
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
