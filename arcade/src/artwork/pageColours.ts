import { SeededRandom } from "../seededRandom.ts";
import { shade, tint } from "./color.ts";
import { THEMES } from "./themes.ts";

/** The colours of a game's page, as CSS colours. */
export interface PageColours {
  /** Near black, behind everything. */
  deep: string;
  /** The game's main colour. */
  tint: string;
  /** A darker shade of the main colour. */
  shade: string;
  /** Text on the main colour. */
  onTint: string;
}

const PLAIN = { main: "#8d7bff", ink: "#12101f" };

/** The colours of a game's page: those of its icon, because an icon's first random number chooses its palette. */
export function pageColours({ nodeId, theme }: { nodeId: number; theme: string }): PageColours {
  const palette = new SeededRandom("icon", nodeId).pick((THEMES[theme] ?? THEMES.classic)?.palettes ?? [PLAIN]);
  // Light enough for dark letters, whatever the palette's strongest colour is.
  return {
    deep: shade(palette.ink, 0.35),
    tint: tint(palette.main, 0.35),
    shade: shade(palette.main, 0.2),
    onTint: shade(palette.ink, 0.6),
  };
}
