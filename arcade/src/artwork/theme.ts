import type { LetterStyleName } from "./letterStyles.ts";
import type { Palette, Scene } from "./scene.ts";
import type { Subject } from "./subject.ts";

/** A world that games are set in. */
export interface Theme {
  scenes: readonly Scene[];
  palettes: readonly Palette[];
  letters: readonly LetterStyleName[];
  /** What else may stand around. */
  props: readonly Subject[];
}

/** Palettes from rows of seven colours: top, middle, low, glow, main, accent, ink. */
export const palettes = (...rows: string[]): Palette[] =>
  rows.map((row) => {
    const [top = "", mid = "", low = "", glow = "", main = "", accent = "", ink = ""] = row
      .split(" ")
      .map((color) => `#${color}`);
    return { top, mid, low, glow, main, accent, ink };
  });
