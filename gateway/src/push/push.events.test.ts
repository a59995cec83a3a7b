import { getEventListeners } from "node:events";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { UpstreamError, unavailable } from "../errors/upstreamError.ts";
import { openPush, subscriber } from "../testing/openPush.ts";
import type { Subscription } from "./subscription.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Collects the events of a subscription until it ends. */
function collect(subscription: Subscription) {
  const heard: (string | null)[] = [];
  const isOver = (async () => {
    for await (const { over } of subscription) heard.push(over === null ? null : codeOf(over));
    return true;
  })();
  return { heard, isOver };
}

const codeOf = (error: Error) => ("code" in error ? String(error.code) : error.message);
const settle = () => vi.advanceTimersByTimeAsync(0);
const steady = async () => "1";

describe("while the platform's event stream is live", () => {
  it("wakes by events, and reads again after a failed read, later each time", async () => {
    const t = openPush("live");
    let failures = 0;
    const probe = vi.fn(async () => {
      if (failures-- > 0) throw unavailable("down");
      return "1";
    });
    const { heard } = collect(t.push.watch("balance", subscriber(), probe));
    failures = 3;
    t.event("balance", "7");
    await settle();
    expect([heard, probe.mock.calls.length]).toEqual([[], 1]);
    await vi.advanceTimersByTimeAsync(400);
    expect(probe).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(7_000);
    expect([heard, probe.mock.calls.length]).toEqual([[null], 4]);
    await t.push.close();
  });

  it("says first when the platform's status or settings have changed, or may have", async () => {
    const onSettings = vi.fn();
    const t = openPush("live", { onSettings });
    for (const topic of ["announcement", "status"]) t.event(topic);
    t.gap();
    expect(onSettings).toHaveBeenCalledTimes(2);
    await t.push.close();
  });

  it("reads as of the event", async () => {
    const t = openPush("live");
    const moments: number[] = [];
    const one = subscriber();
    const probe = async (moment: number) => {
      moments.push(moment);
      expect(one.scope.readsFrom).toBe(moment);
      return "1";
    };
    collect(t.push.watch("balance", one, probe));
    t.event("balance", "7");
    await settle();
    t.event("balance", "7");
    await settle();
    const [first = 0, second = 0] = moments;
    expect(second).toBeGreaterThan(first);
    await t.push.close();
  });

  it("ends every subscription of a member with the session, with the platform's code", async () => {
    const revoked = new UpstreamError({ status: 401, code: "SESSION_REVOKED" });
    const t = openPush("live", { checkSession: async () => Promise.reject(revoked) });
    const all = (["balance", "message", "order"] as const).map((topic) =>
      collect(t.push.watch(topic, subscriber(), steady)),
    );
    t.event("session", "7");
    for (const { isOver } of all) expect(await isOver).toBe(true);
    expect(all.map(({ heard }) => heard)).toEqual([["SESSION_REVOKED"], ["SESSION_REVOKED"], ["SESSION_REVOKED"]]);
    // The session may also end just before the page begins to listen.
    const late = collect(t.push.watch("balance", subscriber(), steady));
    expect(await late.isOver).toBe(true);
    expect(late.heard).toEqual(["SESSION_REVOKED"]);
    expect(t.push.size).toBe(0);
  });

  it("asks again whether the session is over while the platform can't say", async () => {
    const answers = [
      unavailable("down"),
      unavailable("down"),
      new UpstreamError({ status: 401, code: "SESSION_EXPIRED" }),
    ];
    const t = openPush("live", { checkSession: async () => Promise.reject(answers.shift()) });
    const { heard, isOver } = collect(t.push.watch("order", subscriber(), steady));
    t.event("session", "7");
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await isOver).toBe(true);
    expect(heard).toEqual(["SESSION_EXPIRED"]);
  });

  it("after a gap reads all values, not all at once, and reports those that changed", async () => {
    const t = openPush("live");
    let reads = 0;
    let balance = "1";
    const members = Array.from({ length: 200 }, (_, n) =>
      collect(
        t.push.watch("balance", subscriber({ customerId: `${n}`, token: `token-${n}` }), async () => {
          reads += 1;
          return n === 0 ? balance : "1";
        }),
      ),
    );
    for (let n = 0; n < 200; n += 1) t.event("balance", `${n}`);
    await settle();
    expect(reads).toBe(200);
    balance = "2";
    t.gap();
    t.gap();
    await vi.advanceTimersByTimeAsync(100);
    expect(reads).toBeGreaterThan(200);
    expect(reads).toBeLessThan(300);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(reads).toBe(400);
    expect(members.map(({ heard }) => heard.length)).toEqual([2, ...Array(199).fill(1)]);
    await t.push.close();
  });

  it("reads at once for a client that had no stream for some time", async () => {
    const t = openPush("live");
    const { heard } = collect(t.push.watch("balance", subscriber({ missedMs: 3_000 }), steady));
    await settle();
    expect(heard).toEqual([null]);
    await t.push.close();
  });
});

describe("while there is no live event stream", () => {
  it("polls, and stops when the stream is back", async () => {
    const t = openPush("live");
    t.become("live");
    let value = 1;
    const probe = vi.fn(async () => `${value}`);
    const { heard } = collect(t.push.watch("balance", subscriber(), probe));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(probe).not.toHaveBeenCalled();
    t.become("lost");
    await vi.advanceTimersByTimeAsync(10);
    // A change between the end of the stream and the first poll would be lost.
    expect(heard).toEqual([null]);
    value = 2;
    await vi.advanceTimersByTimeAsync(12_000);
    expect(heard).toEqual([null, null]);
    t.become("live");
    const polls = probe.mock.calls.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(probe).toHaveBeenCalledTimes(polls);
    await t.push.close();
  });

  it.each(["off", "absent", "lost"] as const)(
    "polls in the state %s, each brand and each session by itself",
    async (state) => {
      const t = openPush(state);
      const values = { a: 1, b: 1 };
      const a = collect(t.push.follow("announcement", subscriber({ brand: "a.example" }), async () => `${values.a}`));
      const b = collect(t.push.follow("announcement", subscriber({ brand: "b.example" }), async () => `${values.b}`));
      await vi.advanceTimersByTimeAsync(12_000);
      expect([a.heard, b.heard]).toEqual([[], []]);
      values.b = 2;
      await vi.advanceTimersByTimeAsync(12_000);
      expect([a.heard, b.heard]).toEqual([[], [null]]);
      expect(t.told).toEqual([expect.stringContaining("b.example")]);
      await t.push.close();
    },
  );

  it("ends the subscriptions of a session that a poll finds over, and only those", async () => {
    const t = openPush("off");
    const expired = new UpstreamError({ status: 401, code: "SESSION_EXPIRED" });
    const ended = collect(t.push.watch("balance", subscriber({ token: "old" }), async () => Promise.reject(expired)));
    const other = collect(t.push.watch("balance", subscriber({ token: "new" }), steady));
    await vi.advanceTimersByTimeAsync(100);
    expect(await ended.isOver).toBe(true);
    expect([ended.heard, other.heard, t.push.size]).toEqual([["SESSION_EXPIRED"], [], 1]);
    await t.push.close();
  });

  it("goes on while the platform fails", async () => {
    const t = openPush("off");
    let isDown = false;
    let value = 1;
    const { heard } = collect(
      t.push.watch("balance", subscriber(), async () => {
        if (isDown) throw unavailable("down");
        return `${value}`;
      }),
    );
    await settle();
    isDown = true;
    await vi.advanceTimersByTimeAsync(60_000);
    value = 2;
    isDown = false;
    await vi.advanceTimersByTimeAsync(12_000);
    expect(heard).toEqual([null]);
    await t.push.close();
  });
});

describe("polling an idle session", () => {
  const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);
  const inMinutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();

  function open(idleExpiresAt: () => string | null) {
    const t = openPush("off", { checkSession: async () => ({ idleExpiresAt: idleExpiresAt() }) });
    let value = 0;
    const watched = collect(t.push.watch("balance", subscriber(), async () => `${value}`));
    return {
      ...t,
      ...watched,
      change() {
        value += 1;
      },
    };
  }

  it("ends it after 30 minutes, where each poll counts as use", async () => {
    const t = open(() => inMinutes(30));
    await minutes(29);
    expect([t.heard, t.push.size]).toEqual([[], 1]);
    await minutes(2);
    expect([t.heard, t.push.size]).toEqual([["SESSION_EXPIRED"], 0]);
  });

  it("counts requests of the user, also at other processes, and changes of the value", async () => {
    const t = open(() => inMinutes(30));
    await minutes(20);
    t.push.noteActivity({ id: "id of token-1" });
    await minutes(20);
    t.change();
    await minutes(20);
    t.heardElsewhere("id of token-1");
    await minutes(20);
    expect([t.heard, t.push.size]).toEqual([[null], 1]);
    await minutes(12);
    expect(t.heard).toEqual([null, "SESSION_EXPIRED"]);
  });

  it("keeps a remembered session, and one that the platform counts without the polls", async () => {
    const remembered = open(() => inMinutes(24 * 60));
    await minutes(120);
    expect(remembered.push.size).toBe(1);
    const end = Date.parse(inMinutes(50));
    const counted = open(() => new Date(end).toISOString());
    await minutes(45);
    expect(counted.push.size).toBe(1);
    await remembered.push.close();
    await counted.push.close();
  });
});

it.each(["live", "off"] as const)("keeps nothing of thousands of subscriptions (%s)", async (state) => {
  const expired = new UpstreamError({ status: 401, code: "SESSION_EXPIRED" });
  const t = openPush(state, { checkSession: async () => Promise.reject(expired) });
  const signals: AbortSignal[] = [];
  const never = new Promise<string>(() => undefined);
  const probes = [
    steady,
    () => never,
    async () => Promise.reject(unavailable("down")),
    async () => Promise.reject(expired),
  ];
  const open: (() => void)[] = [];
  for (let n = 0; n < 3_000; n += 1) {
    const one = subscriber({ customerId: `${n % 100}`, token: `token-${n % 150}`, missedMs: n % 3 });
    signals.push(one.signal);
    if (n % 5 === 0) one.leave();
    const probe = probes[n % 4] ?? steady;
    const subscription = n % 2 === 0 ? t.push.watch("balance", one, probe) : t.push.follow("win", one, probe);
    // Some consumers never ask for an event.
    if (n % 7 !== 0) collect(subscription);
    open.push(n % 3 === 0 ? () => void subscription.return() : one.leave);
  }
  await vi.advanceTimersByTimeAsync(30_000);
  for (let n = 0; n < 100; n += 1) t.event(n % 2 === 0 ? "session" : "balance", `${n}`);
  t.event("winner");
  t.gap();
  await settle();
  expect(t.push.size).toBeGreaterThan(500);
  for (const leave of open) leave();
  await vi.advanceTimersByTimeAsync(0);
  expect([t.push.size, t.push.channelCount, vi.getTimerCount()]).toEqual([0, 0, 0]);
  expect(signals.flatMap((signal) => getEventListeners(signal, "abort"))).toEqual([]);
  await t.push.close();
});
