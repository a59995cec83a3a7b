import type { SeededRandom } from "../seededRandom.ts";
import type { Canvas } from "./canvas.ts";

/** What a drawing takes from its surroundings. */
export interface Look {
  /** The darkest colour of the picture, for outlines. */
  ink: string;
  /** The picture's strongest colour, for what may have any. */
  main: string;
  /** Its counterpart. */
  accent: string;
  random: SeededRandom;
}

/** Something drawn around 0,0 that fills the square from -100 to 100. */
export type Subject = (c: Canvas, look: Look) => string;
