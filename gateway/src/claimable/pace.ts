/** The shortest time between two counts for one subscription in the long run: a count is six platform calls, and each bet changes the balance. */
const SPACING_MS = 5_000;
/** Counts that may follow each other at once, after a quiet time: a claim causes up to two, and a person who makes six sees each. */
const AT_ONCE = 12;

/** The time in milliseconds when the next count may be made, from that of the last answer; undefined for the first one. */
export const nextCountAt = (last: number | undefined, now: number): number =>
  Math.max((last ?? 0) + SPACING_MS, now - (AT_ONCE - 1) * SPACING_MS);
