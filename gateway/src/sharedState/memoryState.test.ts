import { beforeEach, describe, expect, it } from "vitest";
import { MemoryState } from "./memoryState.ts";

let now: number;
let state: MemoryState;
beforeEach(() => {
  now = 1_000_000;
  state = new MemoryState(() => now);
});

describe("a bucket", () => {
  const bucket = { limit: 10, perSecond: 5 };

  it("allows a cost while points are left, takes all or none, and refills", () => {
    expect(state.take("a", bucket, 8)).toEqual({ isAllowed: true, remaining: 2, waitMs: 0 });
    expect(state.take("a", bucket, 4)).toEqual({ isAllowed: false, remaining: 2, waitMs: 400 });
    expect(state.take("b", bucket, 4).isAllowed).toBe(true);
    now += 400;
    expect(state.take("a", bucket, 4)).toEqual({ isAllowed: true, remaining: 0, waitMs: 0 });
    now += 60_000;
    expect(state.take("a", bucket, 0)).toEqual({ isAllowed: true, remaining: 10, waitMs: 0 });
  });

  it("takes points back, up to its limit", () => {
    state.take("a", bucket, 8);
    expect(state.take("a", bucket, -3).remaining).toBe(5);
    expect(state.take("a", bucket, -30).remaining).toBe(10);
  });
});

it("lets a delay grow with each failure up to its limit, and forgets failures after a time", async () => {
  const rule = { free: 2, firstMs: 1_000, longestMs: 5_000, forgetAfterMs: 60_000 };
  const waits: number[] = [];
  for (let i = 0; i < 7; i += 1) waits.push((await state.addFailure("a", rule)).waitMs);
  expect(waits).toEqual([0, 0, 1_000, 2_000, 4_000, 5_000, 5_000]);
  now += 1_500;
  expect(await state.readDelay("a")).toEqual({ failures: 7, waitMs: 3_500 });
  now += 58_500;
  expect(await state.readDelay("a")).toEqual({ failures: 0, waitMs: 0 });
  await state.addFailure("a", rule);
  await state.forgetFailures("a");
  expect((await state.addFailure("a", rule)).failures).toBe(1);
});

it("keeps a value until it is taken out or too old", async () => {
  expect(await state.putIfAbsent("a", "1", 1_000)).toBe(true);
  expect(await state.putIfAbsent("a", "2", 1_000)).toBe(false);
  expect(await state.read("a")).toBe("1");
  expect([await state.takeOut("a"), await state.takeOut("a"), await state.read("a")]).toEqual(["1", null, null]);
  await state.putIfAbsent("a", "3", 1_000);
  now += 1_000;
  expect(await state.takeOut("a")).toBeNull();
});

it("revokes for a time", async () => {
  await state.revoke("a", 1_000);
  expect([state.isRevoked("a"), state.isRevoked("b")]).toEqual([true, false]);
  now += 1_000;
  expect(state.isRevoked("a")).toBe(false);
});

it("keeps a limited number of entries, however many names callers make up", async () => {
  const rule = { free: 0, firstMs: 1, longestMs: 1, forgetAfterMs: 1e9 };
  state.take("first", { limit: 1, perSecond: 0.001 }, 1);
  await state.addFailure("first", rule);
  for (let i = 0; i < 50_000; i += 1) {
    state.take(`${i}`, { limit: 1, perSecond: 0.001 }, 1);
    await state.addFailure(`${i}`, rule);
  }
  expect(state.take("first", { limit: 1, perSecond: 0.001 }, 1).isAllowed).toBe(true);
  expect((await state.readDelay("first")).failures).toBe(0);
});
