import { setTimeout as sleep } from "node:timers/promises";

/** Longer than any work behind it takes. */
const FLOOR_MS = 120;

/** Waits at least a fixed time, so that the response time does not show whether there was work to do. */
export async function inFixedTime<T>(work: Promise<T>): Promise<T> {
  const [result] = await Promise.all([work, sleep(FLOOR_MS)]);
  return result;
}
