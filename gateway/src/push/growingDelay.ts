/** The first and the longest delay in milliseconds. */
export interface DelayRange {
  shortest: number;
  longest: number;
}

/**
 * Milliseconds before the next attempt. Each failure doubles them; up to half is left out at random, so that many
 * processes don't act at the same moment.
 */
export function growingDelay(failures: number, { shortest, longest }: DelayRange): number {
  const full = Math.min(longest, shortest * 2 ** Math.min(failures, 20));
  return full / 2 + Math.random() * (full / 2);
}
