// What the platform's clock is ahead of the time since this page was opened, which nobody can set.
let ahead = Number.NEGATIVE_INFINITY;

/**
 * Takes note of the platform's time in an answer. Answers only ever arrive late, so the one that was furthest ahead is
 * the closest to the truth; one from a cache changes nothing.
 */
export function hearServerTime(instant: string): void {
  const heard = Date.parse(instant) - performance.now();
  if (Number.isFinite(heard)) ahead = Math.max(ahead, heard);
}

/** The platform's time now, in milliseconds; the device's own until the platform's has been heard. */
export const serverNow = () => (Number.isFinite(ahead) ? performance.now() + ahead : Date.now());

/** Forgets what was heard: for tests. */
export function forgetServerTime(): void {
  ahead = Number.NEGATIVE_INFINITY;
}
