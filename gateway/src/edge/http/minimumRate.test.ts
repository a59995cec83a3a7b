import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchRate } from "./minimumRate.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Sends a body in pieces, ten a second, and returns how many milliseconds the sender was allowed. */
function sendAt(bytesPerSecond: number, size: number): { sent: number; milliseconds: number } {
  let isCut = false;
  const watch = watchRate({
    seconds: 5,
    onTooSlow() {
      isCut = true;
    },
  });
  const began = Date.now();
  let sent = 0;
  while (sent < size && !isCut) {
    vi.advanceTimersByTime(100);
    watch.count(bytesPerSecond / 10);
    sent += bytesPerSecond / 10;
  }
  watch.stop();
  return { sent, milliseconds: Date.now() - began };
}

test("lets a picture of 620 kB arrive at 200 kbit/s, although it takes longer than 20 seconds", () => {
  expect(sendAt(25_000, 620_000)).toEqual({ sent: 620_000, milliseconds: 24_800 });
});

test("cuts a body that trickles, also after a fast beginning", () => {
  expect(sendAt(1_000, 620_000).milliseconds).toBe(5_000);
  const onTooSlow = vi.fn();
  const watch = watchRate({ seconds: 5, onTooSlow });
  watch.count(1_000_000);
  vi.advanceTimersByTime(9_999);
  expect(onTooSlow).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(onTooSlow).toHaveBeenCalledTimes(1);
});

test("does not blame a reader for which nothing is ready", () => {
  const onTooSlow = vi.fn();
  let isWaitedFor = false;
  const watch = watchRate({ seconds: 20, onTooSlow, isWaitedFor: () => isWaitedFor });
  vi.advanceTimersByTime(100_000);
  expect(onTooSlow).not.toHaveBeenCalled();
  isWaitedFor = true;
  vi.advanceTimersByTime(20_000);
  expect(onTooSlow).toHaveBeenCalledTimes(1);
  watch.stop();
});
