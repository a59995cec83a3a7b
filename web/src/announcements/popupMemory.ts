import { useSyncExternalStore } from "react";
import { recall, remember } from "../browser/deviceMemory.ts";

/** Popups that somebody has closed on this device; an account change does not bring them back. */
const READ_KEY = "popupsRead";
const LAST_KEY = "popupAt";
const MOST = 50;
/** A visitor sees at most one popup in this time, in all tabs. */
const PAUSE_MS = 12 * 3_600_000;

const readIds = (): string[] => (recall(READ_KEY) ?? "").split(" ").filter(Boolean);

/** Whether a popup was closed a short time ago. */
export const isPopupPause = () => Date.now() - Number(recall(LAST_KEY)) < PAUSE_MS;

/** Keeps a popup from being shown again on this device. */
export function markPopupRead(id: string): void {
  remember(READ_KEY, [...readIds().filter((other) => other !== id), id].slice(-MOST).join(" "));
  remember(LAST_KEY, String(Date.now()));
}

function listen(listener: () => void): () => void {
  addEventListener("storage", listener);
  return () => removeEventListener("storage", listener);
}

/** Whether one of the popups was closed on this device, also in another tab. */
export function useReadPopups(): (id: string) => boolean {
  const raw = useSyncExternalStore(listen, () => recall(READ_KEY) ?? "");
  const ids = new Set(raw.split(" "));
  return (id) => ids.has(id);
}
