import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { startTestSandbox } from "../../testing/startTestSandbox.ts";
import { PlatformError } from "../errors.ts";
import { attemptCounts } from "./attemptLimiter.tables.ts";
import { AttemptLimiter } from "./attemptLimiter.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const PACE = { limit: 3, windowMs: MINUTE };

const sandbox = await startTestSandbox();
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

test("refuses until the window ends, which trying makes no longer, and takes attempts back", async () => {
  const { clock, attempts } = sandbox.platform;
  for (const round of [0, 1, 2]) {
    const start = round * 2 * MINUTE;
    clock.shiftTo(start);
    expect(await times(3)).toEqual([0, 0, 0]);
    clock.shiftTo(start + 20 * SECOND);
    for (const wait of await times(4)) expect(Math.abs(wait - 40)).toBeLessThanOrEqual(1);
  }
  await attempts.giveBack("login:demo");
  expect(await times(2)).toEqual([0, expect.any(Number)]);
  await attempts.forget("login");
  expect(await attempts.counts("login:demo", "login:nobody")).toEqual([0, 0]);
  await expect(attempts.spend("login:demo", PACE, () => Promise.reject(new Error("not done")))).rejects.toThrow();
  expect(await attempts.counts("login:demo")).toEqual([0]);
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
