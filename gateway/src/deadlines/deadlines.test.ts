import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Deadlines } from "./deadlines.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("reports what is open for too long, once, and nothing that ended in time", () => {
  const late: string[] = [];
  const deadlines = new Deadlines<{ name: string }>(10_000, ({ name }) => late.push(name));
  const early = deadlines.add({ name: "early" });
  const slow = deadlines.add({ name: "slow" });
  const between = deadlines.add({ name: "between" });
  vi.advanceTimersByTime(5_000);
  deadlines.add({ name: "next" });
  deadlines.end(between);
  deadlines.end(early);
  vi.advanceTimersByTime(4_000);
  expect(late).toEqual([]);
  vi.advanceTimersByTime(2_000);
  expect(late).toEqual(["slow"]);
  deadlines.end(slow);
  vi.advanceTimersByTime(60_000);
  expect(late).toEqual(["slow", "next"]);
});

test("has no timer while nothing is open", () => {
  const deadlines = new Deadlines<object>(1_000, () => undefined);
  const deadline = deadlines.add({});
  expect(vi.getTimerCount()).toBe(1);
  deadlines.end(deadline);
  vi.advanceTimersByTime(1_000);
  expect(vi.getTimerCount()).toBe(0);
  deadlines.add({});
  expect(vi.getTimerCount()).toBe(1);
});
