import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { Sandbox } from "../../server.ts";
import { startTestSandbox } from "../../testing/startTestSandbox.ts";
import { PlatformError } from "../errors.ts";
import { attemptCounts } from "./attemptLimiter.tables.ts";
import { AttemptLimiter } from "./attemptLimiter.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const PACE = { limit: 3, windowMs: MINUTE };

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
beforeEach(() => sandbox.platform.db.delete(attemptCounts));
afterEach(() => sandbox.platform.clock.shiftTo(0));
afterAll(() => sandbox.close());

/** The seconds to wait; 0 when the try is let through. */
async function press(key = "login:demo", attempts = sandbox.platform.attempts): Promise<number> {
  try {
    await attempts.count(key, PACE);
    return 0;
  } catch (error) {
    if (!(error instanceof PlatformError) || error.code !== "RATE_LIMITED") throw error;
    return error.retryAfter ?? 0;
  }
}
const times = async (count: number) => {
  const waits = [];
  for (let i = 0; i < count; i += 1) waits.push(await press());
  return waits;
};

test("doubles the wait up to half an hour, and starts again after a quiet hour", async () => {
  const { clock } = sandbox.platform;
  let now = 0;
  for (const minutes of [1, 2, 4, 8, 16, 30, 30]) {
    expect(await times(3)).toEqual([0, 0, 0]);
    const wait = await press();
    expect(Math.abs(wait - minutes * 60)).toBeLessThanOrEqual(1);
    // Trying meanwhile neither helps nor makes it longer.
    clock.shiftTo(now + 30 * SECOND);
    expect(Math.abs((await press()) - (wait - 30))).toBeLessThanOrEqual(1);
    now += wait * SECOND + SECOND;
    clock.shiftTo(now);
  }
  now += 61 * MINUTE;
  clock.shiftTo(now);
  await times(3);
  expect(await press()).toBeLessThanOrEqual(60);
});

test("lets no more than the limit of simultaneous attempts through", async () => {
  const waits = await Promise.all(Array.from({ length: 12 }, () => press()));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
  expect(await press("login:another")).toBe(0);
});

test("keeps its counts over a restart, and shares them between processes", async () => {
  await times(4);
  const { db, clock } = sandbox.platform;
  expect(await press("login:demo", new AttemptLimiter(db, clock, { rateLimits: true }))).toBeGreaterThan(0);
  expect(await press("login:demo", new AttemptLimiter(db, clock, { rateLimits: false }))).toBe(0);
});
