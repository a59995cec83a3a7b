import { useSyncExternalStore } from "react";
import { recall, remember } from "../../browser/deviceMemory.ts";

export type Theme = "dark" | "light";

/** Key of the choice in local storage. */
export const THEME_KEY = "theme";
/** The color of the browser's own bars: the background colors of `tokens.css`. */
const GROUNDS: Record<Theme, string> = { dark: "#0a161b", light: "#f6f3ee" };
const listeners = new Set<() => void>();

/** The current theme. `public/theme.js` sets the stored one before the first paint. */
const shownTheme = (): Theme => (document.documentElement.dataset.theme === "light" ? "light" : "dark");

/** Shows a theme without storing it, for operators that allow only one. */
export function showTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", GROUNDS[theme]);
  for (const listener of listeners) listener();
}

/** Shows the visitor's own theme again, when the operator allows both again. */
export const showChosenTheme = () => showTheme(recall(THEME_KEY) === "light" ? "light" : "dark");

/** Shows a theme and stores it for the next visit. */
export function chooseTheme(theme: Theme): void {
  remember(THEME_KEY, theme);
  showTheme(theme);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useTheme = () => useSyncExternalStore(subscribe, shownTheme);
