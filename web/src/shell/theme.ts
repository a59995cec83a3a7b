import { useSyncExternalStore } from "react";

export type Theme = "dark" | "light";

const KEY = "theme";
const listeners = new Set<() => void>();

/** The theme that is shown: `public/theme.js` put the stored one on the page before the first paint. */
const shownTheme = (): Theme => (document.documentElement.dataset.theme === "light" ? "light" : "dark");

/** Shows a theme without remembering it: for operators who allow only one. */
export function showTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  for (const listener of listeners) listener();
}

/** Shows a theme and keeps it for the next visit. */
export function chooseTheme(theme: Theme): void {
  localStorage.setItem(KEY, theme);
  showTheme(theme);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useTheme = () => useSyncExternalStore(subscribe, shownTheme);
