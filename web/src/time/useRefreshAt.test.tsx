import { act, cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { midnights } from "./midnight.ts";
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

it.each([
  ["Asia/Ho_Chi_Minh", NOW, "2026-11-22T17:00", "2026-11-23T17:00"],
  ["Asia/Ho_Chi_Minh", "2026-11-30T17:00:00.000Z", "2026-11-30T17:00", "2026-12-01T17:00"],
  ["UTC", "2026-12-31T23:59:59.900Z", "2026-12-31T00:00", "2027-01-01T00:00"],
  // Days of 25 and of 23 hours.
  ["America/New_York", "2026-11-01T04:00:00Z", "2026-11-01T04:00", "2026-11-02T05:00"],
  ["America/New_York", "2026-11-02T04:59:59Z", "2026-11-01T04:00", "2026-11-02T05:00"],
  ["America/New_York", "2026-03-08T12:00:00Z", "2026-03-08T05:00", "2026-03-09T04:00"],
  // A day that begins at one o'clock, and one that has midnight twice.
  ["America/Santiago", "2026-09-06T03:30:00Z", "2026-09-05T04:00", "2026-09-06T04:00"],
  ["America/Havana", "2026-11-01T12:00:00Z", "2026-11-01T04:00", "2026-11-02T05:00"],
  ["Australia/Lord_Howe", "2026-04-05T00:00:00Z", "2026-04-04T13:00", "2026-04-05T13:30"],
])("knows the midnights around a moment in %s at %s", (zone, now, last, next) => {
  const found = midnights(zone, Date.parse(now)).map((at) => new Date(at).toISOString().slice(0, 16));
  expect(found).toEqual([last, next]);
});

it("knows no midnight of a zone that the browser does not know", () => {
  expect([...midnights("No/Where", Date.parse(NOW)), ...midnights(null, Date.parse(NOW))]).toEqual([]);
});
