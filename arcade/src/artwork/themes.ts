import type { Theme } from "./theme.ts";
import { RICHES } from "./themes.riches.ts";
import { TABLES } from "./themes.tables.ts";
import { TALES } from "./themes.tales.ts";

/** Themes by their name in the catalogue. */
export const THEMES: Readonly<Record<string, Theme>> = { ...RICHES, ...TALES, ...TABLES };
