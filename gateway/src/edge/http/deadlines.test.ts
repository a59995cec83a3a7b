import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Deadlines } from "./deadlines.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("reports what is open for too long, once, and nothing that ended in time", () => {
  const late: string[] = [];
  const deadlines = new Deadlines<{ name: string }>(10_000, ({ name }) => late.push(name));
  const [early, slow, next] = [{ name: "early" }, { name: "slow" }, { name: "next" }];
  deadlines.add(early);
  deadlines.add(slow);
  vi.advanceTimersByTime(5_000);
  deadlines.add(next);
  deadlines.delete(early);
  vi.advanceTimersByTime(4_000);
  expect(late).toEqual([]);
  vi.advanceTimersByTime(2_000);
  expect(late).toEqual(["slow"]);
  vi.advanceTimersByTime(60_000);
  expect(late).toEqual(["slow", "next"]);
});

test("has no timer while nothing is open", () => {
  const deadlines = new Deadlines<object>(1_000, () => undefined);
  const item = {};
  deadlines.add(item);
  expect(vi.getTimerCount()).toBe(1);
  deadlines.delete(item);
  vi.advanceTimersByTime(1_000);
  expect(vi.getTimerCount()).toBe(0);
  deadlines.add(item);
  expect(vi.getTimerCount()).toBe(1);
});
