import { secureRandom } from "./secureRandom.ts";

/** The chances of all outcomes of a draw add up to this. */
export const CHANCES = 1_000;

interface Outcome {
  /** Of `CHANCES`. */
  readonly chance: number;
}

/** The outcome of a drawn number from 0 up to, not including, `CHANCES`. */
export function outcomeOf<T extends Outcome>(outcomes: readonly T[], drawn: number): T {
  let rest = drawn;
  for (const outcome of outcomes) {
    if (rest < outcome.chance) return outcome;
    rest -= outcome.chance;
  }
  throw new Error(`the chances do not add up to ${CHANCES}`);
}

/** Draws a number for `outcomeOf`. */
export const drawNumber = (): number => secureRandom(CHANCES);
