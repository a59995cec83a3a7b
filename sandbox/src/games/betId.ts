const LENGTH = 9;
const TAIL = 36 ** 5;

/**
 * A bet's number: `B`, the time in milliseconds and five more characters, base 36, so that later bets have greater
 * numbers. `random` gives an integer of 0 up to, not including, its argument; seeds pass their own.
 */
export function betIdAt(at: Date, random: (below: number) => number): string {
  const time = at.getTime().toString(36).padStart(LENGTH, "0");
  const tail = random(TAIL).toString(36).padStart(5, "0");
  return `B${time}${tail}`.toUpperCase();
}
