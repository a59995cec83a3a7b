import { useSyncExternalStore } from "react";
import { recall, remember } from "../../browser/deviceMemory.ts";

export type Theme = "dark" | "light";

/** Where the choice is kept. */
export const THEME_KEY = "theme";
/** What a browser paints its own bars with: the grounds of `tokens.css`. */
const GROUNDS: Record<Theme, string> = { dark: "#0a161b", light: "#f6f3ee" };
const listeners = new Set<() => void>();

/** The theme that is shown: `public/theme.js` put the stored one on the page before the first paint. */
const shownTheme = (): Theme => (document.documentElement.dataset.theme === "light" ? "light" : "dark");

/** Shows a theme without remembering it: for operators who allow only one. */
export function showTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", GROUNDS[theme]);
  for (const listener of listeners) listener();
}

/** Shows what the visitor chose: for when the only one allowed is that no more. */
export const showChosenTheme = () => showTheme(recall(THEME_KEY) === "light" ? "light" : "dark");

/** Shows a theme and keeps it for the next visit. */
export function chooseTheme(theme: Theme): void {
  remember(THEME_KEY, theme);
  showTheme(theme);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useTheme = () => useSyncExternalStore(subscribe, shownTheme);
