import type { SeededRandom } from "../seededRandom.ts";
import type { Canvas } from "./canvas.ts";

/** The values that a drawing takes from its picture. */
export interface Look {
  /** The darkest colour of the picture, for outlines. */
  ink: string;
  /** The picture's strongest colour, for parts that can have any colour. */
  main: string;
  /** A colour that contrasts with `main`. */
  accent: string;
  random: SeededRandom;
}

/** Draws a subject around 0,0 that fills the square from -100 to 100. */
export type Subject = (c: Canvas, look: Look) => string;
