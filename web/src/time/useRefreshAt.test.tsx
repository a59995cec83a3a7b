import { act, cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { nextMidnight } from "./midnight.ts";
import { recordServerTime } from "./serverClock.ts";
import { useRefreshAt } from "./useRefreshAt.ts";

const NOW = "2026-11-23T16:59:00Z";
const at = (seconds: number) => new Date(Date.parse(NOW) + seconds * 1000).toISOString();

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  recordServerTime(NOW);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function watch(instants: (string | null)[], timeZone?: string) {
  const refresh = vi.fn();
  const Screen = () => {
    useRefreshAt({ instants, timeZone }, refresh);
    return null;
  };
  const { rerender } = render(<Screen />);
  const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
  return { refresh, pass, rerender: () => rerender(<Screen />) };
}

it("asks after each moment with a wait of its own, and again when kept answers are over", async () => {
  const { refresh, pass, rerender } = watch([at(-10), null, at(300), at(20)]);
  expect(vi.getTimerCount()).toBe(1);
  await pass(24);
  expect(refresh).not.toHaveBeenCalled();
  // Something else on the screen changes between the moment and the wait.
  rerender();
  await pass(2);
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(1);
  await pass(35);
  expect(refresh).toHaveBeenCalledTimes(2);
  await pass(245);
  expect(refresh).toHaveBeenCalledTimes(3);
  await pass(600);
  expect(refresh).toHaveBeenCalledTimes(4);
  expect(vi.getTimerCount()).toBe(0);
});

it("asks after each midnight of the merchant", async () => {
  const { refresh, pass } = watch([], "Asia/Ho_Chi_Minh");
  await pass(64);
  expect(refresh).not.toHaveBeenCalled();
  await pass(2);
  expect(refresh).toHaveBeenCalledTimes(1);
  await pass(35);
  expect(refresh).toHaveBeenCalledTimes(2);
  await pass(86_400 - 35);
  expect(refresh).toHaveBeenCalledTimes(3);
  await pass(35);
  expect(refresh).toHaveBeenCalledTimes(4);
});

it("knows the midnight of a zone, also at the end of a month", () => {
  const midnight = (zone: string, now: string) => new Date(nextMidnight(zone, Date.parse(now)) ?? 0).toISOString();
  expect(midnight("Asia/Ho_Chi_Minh", NOW)).toBe("2026-11-23T17:00:00.000Z");
  expect(midnight("Asia/Ho_Chi_Minh", "2026-11-30T17:00:00.000Z")).toBe("2026-12-01T17:00:00.000Z");
  expect(midnight("UTC", "2026-12-31T23:59:59.900Z")).toBe("2027-01-01T00:00:00.000Z");
  expect(nextMidnight("No/Where", Date.parse(NOW))).toBeNull();
  expect(nextMidnight(null, Date.parse(NOW))).toBeNull();
});
