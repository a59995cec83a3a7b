import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openPush, subscriber } from "../testing/openPush.ts";
import type { Relay, RelayListener } from "./relay.ts";
import type { Subscription } from "./subscription.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** What the processes of a gateway share. `isDown`: each process is alone, and holds every lease. */
function openBus() {
  const leases = new Map<string, { owner: RelayListener; until: number }>();
  const listeners = new Set<RelayListener>();
  const bus = { isDown: false, relay };
  function relay(listener: RelayListener): Relay {
    listeners.add(listener);
    const others = () => (bus.isDown ? [] : [...listeners].filter((other) => other !== listener));
    return {
      async leads(key, milliseconds) {
        const lease = leases.get(key);
        if (!bus.isDown && lease !== undefined && lease.owner !== listener && lease.until > Date.now()) return false;
        leases.set(key, { owner: listener, until: Date.now() + milliseconds });
        return true;
      },
      tell(key) {
        for (const { onChange } of others()) onChange(key);
      },
      tellActivity(sessionId) {
        for (const { onActivity } of others()) onActivity(sessionId);
      },
      async close() {
        listeners.delete(listener);
      },
    };
  }
  return bus;
}

/** Three processes that poll the same value for a subscriber each. */
function openProcesses() {
  const bus = openBus();
  let value = 1;
  const processes = [0, 1, 2].map(() => {
    const { push } = openPush("off", { relay: bus.relay });
    const probe = vi.fn(async () => `${value}`);
    const heard: number[] = [];
    collect(push.follow("win", subscriber(), probe), heard);
    return { push, probe, heard };
  });
  return {
    bus,
    processes,
    change() {
      value += 1;
    },
    reads: () => processes.map(({ probe }) => probe.mock.calls.length),
    heard: () => processes.map(({ heard }) => heard.length),
    close: () => Promise.all(processes.map(({ push }) => push.close())),
  };
}

function collect(subscription: Subscription, heard: number[]): void {
  void (async () => {
    for await (const { moment } of subscription) heard.push(moment);
  })();
}

it("lets one process poll a value, which informs the others", async () => {
  const t = openProcesses();
  await vi.advanceTimersByTimeAsync(60_000);
  const [first = 0, ...others] = t.reads();
  expect(first).toBeGreaterThanOrEqual(5);
  expect(others).toEqual([0, 0]);
  t.change();
  await vi.advanceTimersByTimeAsync(12_000);
  expect(t.heard()).toEqual([1, 1, 1]);
  await t.close();
});

it("lets another process take over, and misses no change", async () => {
  const t = openProcesses();
  await vi.advanceTimersByTimeAsync(12_000);
  await t.processes[0]?.push.close();
  t.change();
  await vi.advanceTimersByTimeAsync(40_000);
  const [, second = 0, third = 0] = t.heard();
  expect([second, third].every((count) => count > 0)).toBe(true);
  await t.close();
});

it("polls in each process while they can't reach each other", async () => {
  const t = openProcesses();
  t.bus.isDown = true;
  await vi.advanceTimersByTimeAsync(24_000);
  t.change();
  await vi.advanceTimersByTimeAsync(12_000);
  expect(t.reads().every((count) => count > 0)).toBe(true);
  expect(t.heard()).toEqual([1, 1, 1]);
  await t.close();
});
