import { afterEach, expect, it, vi } from "vitest";
import { moment } from "./moment.ts";

afterEach(() => void vi.useRealTimers());

it("is later at every call, and does not follow the clock", () => {
  const hour = 3_600_000;
  const start = moment();
  vi.useFakeTimers({ toFake: ["Date"] });
  const moments = [0, hour, -hour].map((change) => {
    vi.setSystemTime(Date.now() + change);
    return moment();
  });
  expect(moments).toEqual(moments.toSorted((a, b) => a - b));
  expect(new Set(moments).size).toBe(3);
  expect(moment() - start).toBeLessThan(hour);
});

it("has an order within a millisecond, and goes on from a clock that was replaced", () => {
  vi.useFakeTimers();
  const first = moment();
  expect(moment()).toBeGreaterThan(first);
  vi.advanceTimersByTime(600_000);
  const advanced = moment();
  vi.useRealTimers();
  vi.useFakeTimers();
  expect(moment()).toBeLessThan(advanced);
});
