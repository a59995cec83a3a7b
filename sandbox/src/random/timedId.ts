const TIME = 9;
const TAIL = 5;

/**
 * A number that begins with a letter and the time in milliseconds, and ends with random characters, base 36: later ones
 * are greater. `random` gives an integer of 0 up to, not including, its argument.
 */
export function timedId(letter: string, at: Date, random: (below: number) => number): string {
  const inBase36 = (value: number, length: number) => value.toString(36).padStart(length, "0");
  return `${letter}${inBase36(at.getTime(), TIME)}${inBase36(random(36 ** TAIL), TAIL)}`.toUpperCase();
}
