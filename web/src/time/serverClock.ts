// Difference between the platform's clock and the time since this page opened, a clock that nobody can set.
let ahead = Number.NEGATIVE_INFINITY;

/**
 * Takes the platform's time from an answer. Answers only arrive late, so the one with the largest difference is the
 * most exact; an answer from a cache changes nothing.
 */
export function recordServerTime(instant: string): void {
  const heard = Date.parse(instant) - performance.now();
  if (Number.isFinite(heard)) ahead = Math.max(ahead, heard);
}

/** The platform's time now, in milliseconds; the device's time before the first answer. */
export const serverNow = () => (Number.isFinite(ahead) ? performance.now() + ahead : Date.now());

/** Forgets all answers: for tests. */
export function resetServerTime(): void {
  ahead = Number.NEGATIVE_INFINITY;
}
