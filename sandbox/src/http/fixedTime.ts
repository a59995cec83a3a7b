import { setTimeout as sleep } from "node:timers/promises";

/** Longer than any of what is hidden behind it takes. */
const FLOOR_MS = 120;

/** Answers no sooner than after a fixed time, so that nobody can tell from it whether there was anything to do. */
export async function inFixedTime<T>(work: Promise<T>): Promise<T> {
  const [result] = await Promise.all([work, sleep(FLOOR_MS)]);
  return result;
}
