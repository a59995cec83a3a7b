import { randomInt } from "node:crypto";

/** A deposit's number: `D`, the time in milliseconds and five more characters, base 36: later ones are greater. */
export function depositIdAt(at: Date): string {
  const time = at.getTime().toString(36).padStart(9, "0");
  const tail = randomInt(36 ** 5)
    .toString(36)
    .padStart(5, "0");
  return `D${time}${tail}`.toUpperCase();
}
