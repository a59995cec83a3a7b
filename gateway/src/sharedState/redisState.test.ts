import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { Redis } from "ioredis";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { redisProgram, startRedisServer } from "../testing/redisServer.ts";
import { RedisState } from "./redisState.ts";

const processes: RedisState[] = [];
const changes: string[] = [];

/** The state of one process. */
async function openProcess(url: string, prefix = "test"): Promise<RedisState> {
  const onChange = (isUp: boolean, reason: string) => void changes.push(isUp ? "up" : `down: ${reason}`);
  const state = new RedisState({ url, prefix, onChange });
  processes.push(state);
  await state.start();
  return state;
}
afterEach(async () => {
  await Promise.all(processes.splice(0).map((state) => state.close()));
  changes.length = 0;
});

// `npm test` installs a server where it may. Elsewhere vitest reports these tests as skipped.
describe.skipIf(redisProgram === undefined)("several processes with one server", () => {
  let server: Awaited<ReturnType<typeof startRedisServer>>;
  const name = () => `name-${randomUUID()}`;
  const pair = async () => [await openProcess(server.url), await openProcess(server.url)] as const;
  beforeAll(async () => {
    server = await startRedisServer(redisProgram ?? "");
    return () => server[Symbol.asyncDispose]();
  });

  it("take from one bucket, all or none, however many ask at once", async () => {
    const [a, b] = await pair();
    const bucket = { limit: 100, perSecond: 0.001 };
    const key = name();
    const taken = await Promise.all(Array.from({ length: 60 }, (_, i) => (i % 2 ? a : b).take(key, bucket, 3)));
    expect(taken.filter(({ isAllowed }) => isAllowed)).toHaveLength(33);
    expect(await b.take(key, bucket, 2)).toMatchObject({ isAllowed: false, remaining: 1 });
    expect((await b.take(key, bucket, 2)).waitMs).toBeGreaterThan(900_000);
    expect(await a.take(key, bucket, -50)).toMatchObject({ isAllowed: true, remaining: 51 });
    await vi.waitFor(async () => expect((await a.take(key, { limit: 100, perSecond: 100 }, 90)).isAllowed).toBe(true));
  });

  it("share growing delays", async () => {
    const [a, b] = await pair();
    const rule = { free: 1, firstMs: 10_000, longestMs: 15_000, forgetAfterMs: 60_000 };
    const key = name();
    expect(await a.addFailure(key, rule)).toEqual({ failures: 1, waitMs: 0 });
    expect(await b.addFailure(key, rule)).toEqual({ failures: 2, waitMs: 10_000 });
    expect(await a.addFailure(key, rule)).toEqual({ failures: 3, waitMs: 15_000 });
    const { failures, waitMs } = await b.readDelay(key);
    expect(failures).toBe(3);
    expect(waitMs).toBeGreaterThan(9_000);
    await b.forgetFailures(key);
    expect(await a.readDelay(key)).toEqual({ failures: 0, waitMs: 0 });
  });

  it("give a value to one taker only", async () => {
    const [a, b] = await pair();
    const key = name();
    expect(await a.putIfAbsent(key, "one", 60_000)).toBe(true);
    expect(await b.putIfAbsent(key, "two", 60_000)).toBe(false);
    expect(await b.read(key)).toBe("one");
    const takers = await Promise.all(Array.from({ length: 20 }, (_, i) => (i % 2 ? a : b).takeOut(key)));
    expect(takers.filter((value) => value !== null)).toEqual(["one"]);
    await a.putIfAbsent(key, "short", 1);
    await vi.waitFor(async () => expect(await b.putIfAbsent(key, "next", 60_000)).toBe(true));
  });

  it("learn of revocations, also of those from before their start", async () => {
    const [a, b] = await pair();
    const key = name();
    await a.revoke(key, 60_000);
    expect(a.isRevoked(key)).toBe(true);
    await vi.waitFor(() => expect(b.isRevoked(key)).toBe(true));
    const later = await openProcess(server.url);
    await vi.waitFor(() => expect(later.isRevoked(key)).toBe(true));
    expect(later.isRevoked("another")).toBe(false);
  });

  it("send messages to each other, but not to themselves", async () => {
    const [a, b] = await pair();
    const heard: string[] = [];
    const listen = (who: string) => ({ onMessage: (text: string) => void heard.push(`${who} ${text}`), onGap() {} });
    const channel = name();
    a.subscribe(channel, listen("a"));
    const stop = b.subscribe(channel, listen("b"));
    await vi.waitFor(() => {
      a.publish(channel, "draw:1 with spaces");
      expect(heard).toContain("b draw:1 with spaces");
    });
    expect(heard.some((text) => text.startsWith("a"))).toBe(false);
    stop();
  });

  it("hold a lease one at a time, until its time is over or its holder closes", async () => {
    const [a, b] = await pair();
    const key = name();
    expect([await a.lease(key, 60_000), await b.lease(key, 60_000), await a.lease(key, 60_000)]).toEqual([
      true,
      false,
      true,
    ]);
    await a.close();
    expect(await b.lease(key, 1)).toBe(true);
    const c = await openProcess(server.url);
    await vi.waitFor(async () => expect(await c.lease(key, 60_000)).toBe(true));
  });

  it("forget leases whose time is over", async () => {
    const a = await openProcess(server.url);
    for (let held = 0; held < 5; held += 1) await a.lease(name(), 1);
    await delay(20);
    await a.lease(name(), 60_000);
    const released = vi.spyOn(Redis.prototype, "evalsha");
    await a.close();
    expect(released).toHaveBeenCalledTimes(1);
    released.mockRestore();
  });

  it("keep installations with different prefixes apart, and every key ends by itself", async () => {
    const [a, b] = [await openProcess(server.url, "one"), await openProcess(server.url, "two")];
    expect([await a.lease("poll", 60_000), await b.lease("poll", 60_000)]).toEqual([true, true]);
    await a.take("bucket", { limit: 2, perSecond: 1 }, 1);
    await a.addFailure("delay", { free: 0, firstMs: 1_000, longestMs: 1_000, forgetAfterMs: 1_000 });
    await a.putIfAbsent("value", "1", 1_000);
    const redis = new Redis(server.url);
    const keys = await redis.keys("one:*");
    expect(keys).toHaveLength(4);
    for (const key of keys) expect(await redis.pttl(key)).toBeGreaterThan(0);
    redis.disconnect();
  });
});

describe.skipIf(redisProgram === undefined)("a server that is lost", () => {
  const bucket = { limit: 1, perSecond: 0.001 };
  const rule = { free: 0, firstMs: 1_000, longestMs: 1_000, forgetAfterMs: 60_000 };

  it("is replaced by the process's memory, reported once, and used again when it is back", async () => {
    await using server = await startRedisServer(redisProgram ?? "");
    const [a, b] = [await openProcess(server.url), await openProcess(server.url)];
    await vi.waitFor(() => expect(changes).toEqual(["up", "up"]));
    const gaps: string[] = [];
    b.subscribe("changed", { onMessage() {}, onGap: () => void gaps.push("gap") });
    await server.stop();
    await vi.waitFor(() => expect(changes).toHaveLength(4));
    expect([await a.take("k", bucket, 1), await a.take("k", bucket, 1)].map(({ isAllowed }) => isAllowed)).toEqual([
      true,
      false,
    ]);
    expect(await a.addFailure("k", rule)).toEqual({ failures: 1, waitMs: 1_000 });
    expect([await a.putIfAbsent("k", "v", 60_000), await a.putIfAbsent("k", "v", 60_000)]).toEqual([true, false]);
    expect([await a.lease("k", 60_000), await b.lease("k", 60_000)]).toEqual([true, true]);
    a.publish("changed", "x");
    await a.revoke("ended", 60_000);
    expect([a.isRevoked("ended"), b.isRevoked("ended")]).toEqual([true, false]);

    await server.restart();
    await vi.waitFor(() => expect(changes.slice(4)).toEqual(["up", "up"]), 10_000);
    await vi.waitFor(() => expect(b.isRevoked("ended")).toBe(true));
    expect(gaps).toEqual(["gap"]);
    // A value from the time without a server can still be used, once.
    expect([await a.takeOut("k"), await a.takeOut("k")]).toEqual(["v", null]);
    await a.take("new", bucket, 1);
    expect((await b.take("new", bucket, 1)).isAllowed).toBe(false);
  });

  it("costs a request little time while it hangs", async () => {
    await using server = await startRedisServer(redisProgram ?? "");
    const a = await openProcess(server.url);
    await vi.waitFor(() => expect(changes).toEqual(["up"]));
    server.pause();
    expect((await a.take("k", bucket, 1)).isAllowed).toBe(true);
    expect((await a.take("k", bucket, 1)).isAllowed).toBe(false);
    expect(changes).toEqual(["up", "down: timeout"]);
    server.resume();
    await vi.waitFor(async () => {
      await a.take("k", bucket, 0);
      expect(changes).toEqual(["up", "down: timeout", "up"]);
    }, 5_000);
  });
});

it("starts without a server, and says so", async () => {
  const state = await openProcess("redis://127.0.0.1:9");
  expect(changes).toEqual(["down: ECONNREFUSED"]);
  expect(await state.lease("k", 1_000)).toBe(true);
  expect(await state.putIfAbsent("k", "v", 1_000)).toBe(true);
});
