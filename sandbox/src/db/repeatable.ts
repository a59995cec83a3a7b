import { setTimeout as sleep } from "node:timers/promises";
import { isConflict, isConnectionLost } from "./failures.ts";

const MOST_TRIES = 6;
const FIRST_PAUSE_MS = 10;

/**
 * Runs a transaction, or a statement that may be done twice, and again when it failed without a fault of its own: after a
 * conflict with simultaneous transactions up to five times, with growing random pauses; after a lost connection once.
 */
export async function repeatable<Result>(transaction: () => PromiseLike<Result>): Promise<Result> {
  let losses = 0;
  for (let tries = 1; ; tries += 1) {
    try {
      return await transaction();
    } catch (error) {
      const isLost = isConnectionLost(error);
      if (isLost) losses += 1;
      if (tries === MOST_TRIES || losses > 1 || !(isLost || isConflict(error))) throw error;
      // A random part, so that two transactions do not meet again and again.
      await sleep(FIRST_PAUSE_MS * 2 ** (tries - 1) * (0.5 + Math.random()));
    }
  }
}
