import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Receivers } from "./receivers.ts";
import { WebhookSender } from "./webhookSender.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A sender before a platform that has nothing to send; its calls by the second of each. */
function idleSender(nextInMs: number | null = null) {
  const began = performance.now();
  const seconds: number[] = [];
  const ask = async () => {
    seconds.push((performance.now() - began) / 1_000);
    return { list: [], nextInMs };
  };
  const calls = { ask, noteFailure: () => true };
  const sender = new WebhookSender({
    calls,
    receivers: new Receivers(false),
    partners: () => [],
    warn: () => undefined,
  });
  sender.start();
  return { sender, seconds };
}

it("asks a platform that has nothing less and less, and soon after an event of a member", async () => {
  const { sender, seconds } = idleSender();
  await vi.advanceTimersByTimeAsync(70_000);
  expect(seconds.splice(0)).toEqual([1, 2, 4, 8, 16, 32, 48, 64]);
  sender.hasten();
  sender.hasten();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(seconds).toEqual([71, 72, 74, 78]);
  await sender.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(seconds).toHaveLength(4);
});

it("asks when the platform says that a try is due", async () => {
  const { sender, seconds } = idleSender(500);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(seconds).toEqual([1, 1.5, 2, 2.5, 3]);
  await sender.close();
});
