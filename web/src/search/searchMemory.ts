import { recall, remember } from "../browser/deviceMemory.ts";

const KEY = "recentSearches";
const MOST = 6;
const LONGEST = 50;

/** The searches made on this device, the latest first. They never leave the device. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(recall(KEY) ?? "[]");
    return Array.isArray(kept)
      ? kept.filter((text) => typeof text === "string" && text.length <= LONGEST).slice(0, MOST)
      : [];
  } catch {
    return [];
  }
}

/** Puts a search first; a search in other upper and lower case letters counts as the same. */
export function rememberSearch(text: string): void {
  const same = text.toLowerCase();
  const others = recentSearches().filter((other) => other.toLowerCase() !== same);
  remember(KEY, JSON.stringify([text.slice(0, LONGEST), ...others].slice(0, MOST)));
}

export const forgetSearches = (): void => remember(KEY, "[]");
