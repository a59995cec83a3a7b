import { tabMemory } from "../browser/tabMemory.ts";

/** Set by a login, until home is left again: the member has something in mind. */
const KEY = "arrived";

export const markArrival = (): void => tabMemory.remember(KEY, "1");

export const endArrival = (): void => tabMemory.forget(KEY);

/** Whether the member logged in in this tab, and has not left home since. */
export const isArriving = (): boolean => tabMemory.recall(KEY) !== null;
