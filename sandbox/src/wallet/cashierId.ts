import { randomInt } from "node:crypto";

/**
 * The number of a deposit (`D`), a withdrawal (`W`), a transfer (`T`), a redeem (`R`) or a conversion of
 * points (`C`): the letter, the time in milliseconds and five more characters, base 36: later ones are greater.
 */
export function cashierIdAt(letter: "C" | "D" | "R" | "T" | "W", at: Date): string {
  const time = at.getTime().toString(36).padStart(9, "0");
  const tail = randomInt(36 ** 5)
    .toString(36)
    .padStart(5, "0");
  return `${letter}${time}${tail}`.toUpperCase();
}
