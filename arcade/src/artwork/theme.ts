import type { LetterStyleName } from "./letterStyles.ts";
import type { Palette, Scene } from "./scene.ts";
import type { Subject } from "./subject.ts";

/** The scenes, colours and letters of a group of games. */
export interface Theme {
  scenes: readonly Scene[];
  palettes: readonly Palette[];
  letters: readonly LetterStyleName[];
  /** Subjects that can be drawn beside the main one. */
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
