import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { unavailable } from "../errors/upstreamError.ts";
import { openPush, subscriber } from "../testing/openPush.ts";
import type { Subscription } from "./subscription.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Collects the events of a subscription. */
function watch(subscription: Subscription): (Error | null)[] {
  const heard: (Error | null)[] = [];
  void (async () => {
    for await (const { over } of subscription) heard.push(over);
  })();
  return heard;
}

it.each(["live", "absent", "lost"] as const)("sends what changes before the first stream is %s", async (state) => {
  const t = openPush("connecting");
  let value = 1;
  const changing = watch(t.push.follow("win", subscriber(), async () => `${value}`));
  const same = watch(t.push.follow("announcement", subscriber(), async () => "1"));
  await vi.advanceTimersByTimeAsync(1_000);
  value = 2;
  t.become(state);
  await vi.advanceTimersByTimeAsync(state === "live" ? 0 : 12_000);
  expect([changing, same, t.push.isReady]).toEqual([[null], [], true]);
  t.become("live");
  await vi.advanceTimersByTimeAsync(60_000);
  expect([changing, same]).toEqual([[null], []]);
  await t.push.close();
});

it("sends nothing when the first stream opens before the poller's first round", async () => {
  const t = openPush("connecting");
  const heard = watch(t.push.follow("status", subscriber(), async () => "1"));
  t.become("live");
  await vi.advanceTimersByTimeAsync(1_000);
  expect([heard, t.push.isReady]).toEqual([[], true]);
  t.event("status");
  await vi.advanceTimersByTimeAsync(0);
  expect(heard).toEqual([null]);
  await t.push.close();
});

it("tells what may have changed before the first stream, when the platform can't", async () => {
  const t = openPush("connecting");
  let isDown = true;
  const probe = async () => (isDown ? Promise.reject(unavailable("down")) : "1");
  const heard = watch(t.push.follow("win", subscriber(), probe));
  await vi.advanceTimersByTimeAsync(100);
  t.become("live");
  await vi.advanceTimersByTimeAsync(0);
  isDown = false;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(heard).toEqual([null]);
  await t.push.close();
});

it("misses no change between the read at the start and the poller's first one", async () => {
  const t = openPush("lost");
  let value = 0;
  // Each read finds another value.
  const probe = async () => {
    value += 1;
    return `${value}`;
  };
  const heard = watch(t.push.follow("redEnvelope", subscriber(), probe, { startsAtOnce: true }));
  await vi.advanceTimersByTimeAsync(100);
  expect(heard).toHaveLength(2);
  const same = watch(t.push.follow("status", subscriber(), async () => "1", { startsAtOnce: true }));
  await vi.advanceTimersByTimeAsync(100);
  expect(same).toHaveLength(1);
  await t.push.close();
});

it("reads at once when an event came shortly before: the page may show what was there earlier", async () => {
  const t = openPush("live");
  t.event("balance", "4711");
  const late = watch(t.push.watch("balance", subscriber({ customerId: "4711" }), async () => "1"));
  const other = watch(t.push.watch("balance", subscriber({ customerId: "4712" }), async () => "1"));
  await vi.advanceTimersByTimeAsync(0);
  expect([late, other]).toEqual([[null], []]);
  await vi.advanceTimersByTimeAsync(60_000);
  const later = watch(t.push.watch("balance", subscriber({ customerId: "4711" }), async () => "1"));
  await vi.advanceTimersByTimeAsync(0);
  expect(later).toEqual([]);
  await t.push.close();
});
