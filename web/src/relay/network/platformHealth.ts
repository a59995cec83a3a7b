import { emitSignal } from "./signals.ts";

const FIRST_PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = 60_000;
/** A failure that is older does not count: its screen is gone. */
const FORGET_MS = 180_000;

interface Failure {
  askAgain: () => Promise<unknown>;
  since: number;
}

/** Names of the queries that the platform failed to answer. */
const failures = new Map<string, Failure>();
let timer: ReturnType<typeof setTimeout> | undefined;
let pause = FIRST_PAUSE_MS;
let isLooking = false;

/**
 * Records whether the platform answered a query, and signals the state of the platform. While queries fail, they are sent
 * again automatically, with growing pauses.
 */
export function reportHealth(query: string, isDown: boolean, askAgain: () => Promise<unknown>): void {
  if (isDown) failures.set(query, { askAgain, since: failures.get(query)?.since ?? Date.now() });
  else failures.delete(query);
  if (!isLooking) conclude("up");
}

function conclude(whenWell: "up" | "back"): void {
  if (failures.size > 0) {
    emitSignal("platform", "down");
    timer ??= setTimeout(look, pause);
    return;
  }
  clearTimeout(timer);
  timer = undefined;
  pause = FIRST_PAUSE_MS;
  emitSignal("platform", whenWell);
}

async function look(): Promise<void> {
  timer = undefined;
  pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  for (const [query, { since }] of failures) if (Date.now() - since > FORGET_MS) failures.delete(query);
  isLooking = true;
  await Promise.allSettled([...failures.values()].map(({ askAgain }) => askAgain()));
  isLooking = false;
  conclude("back");
}
