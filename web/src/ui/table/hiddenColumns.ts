import { createContext, useSyncExternalStore } from "react";
import { recall, remember } from "../../browser/deviceMemory.ts";
import { newListeners } from "../../browser/listeners.ts";

/** The headings of the columns that a table does not show; its cells leave themselves out. */
export const HiddenColumns = createContext<ReadonlySet<string>>(new Set());

const keyOf = (table: string) => `columns:${table}`;
const { listen, tell } = newListeners();

/** The ids of the columns that a table hides on this device, separated by spaces. They say nothing about the caller. */
export const useHiddenIds = (table: string): string => useSyncExternalStore(listen, () => recall(keyOf(table)) ?? "");

/** Hides these columns of a table from now on. */
export function hideColumns(table: string, ids: readonly string[]): void {
  remember(keyOf(table), ids.join(" "));
  tell();
}
