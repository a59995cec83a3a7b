import { useSyncExternalStore } from "react";
import { recall, remember } from "./deviceMemory.ts";
import { newListeners } from "./listeners.ts";

export type Theme = "dark" | "light";

/** Key of the choice in local storage. */
export const THEME_KEY = "theme";
/** The color of the browser's own bars: the background colors of `tokens.css`. */
const GROUNDS: Record<Theme, string> = { dark: "#0a161b", light: "#f6f3ee" };
/** What systems report that prefer the light theme. */
const LIGHT = "(prefers-color-scheme: light)";
const { listen, tell } = newListeners();

/** The current theme. `public/theme.js` sets the visitor's own before the first paint. */
const shownTheme = (): Theme => (document.documentElement.dataset.theme === "light" ? "light" : "dark");

/** Shows a theme without storing it, for operators that allow only one. */
export function showTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", GROUNDS[theme]);
  tell();
}

/** The theme that the visitor chose; without a choice the system's, if the operator follows it, else the dark one. */
function ownTheme(): Theme {
  const chosen = recall(THEME_KEY);
  if (chosen === "dark" || chosen === "light") return chosen;
  const followsSystem = "followsSystem" in document.documentElement.dataset;
  return followsSystem && matchMedia(LIGHT).matches ? "light" : "dark";
}

/** Shows the visitor's own theme. */
export const showOwnTheme = () => showTheme(ownTheme());

/** Follows the theme of the system until the visitor chooses one. Returns the function that ends it. */
export function followSystem(): () => void {
  const { dataset } = document.documentElement;
  const system = matchMedia(LIGHT);
  dataset.followsSystem = "";
  showOwnTheme();
  system.addEventListener("change", showOwnTheme);
  return () => {
    system.removeEventListener("change", showOwnTheme);
    delete dataset.followsSystem;
    showOwnTheme();
  };
}

/** Shows a theme and stores it for the next visit. */
export function chooseTheme(theme: Theme): void {
  remember(THEME_KEY, theme);
  showTheme(theme);
}

export const useTheme = () => useSyncExternalStore(listen, shownTheme);
