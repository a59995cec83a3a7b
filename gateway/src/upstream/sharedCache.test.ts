import { describe, expect, it, vi } from "vitest";
import { SharedCache } from "./sharedCache.ts";

function setUp(usableFor?: number) {
  let time = 0;
  let version = 0;
  let isDown = false;
  const fetch = vi.fn(async () => {
    if (isDown) throw new Error("down");
    version += 1;
    return version;
  });
  const cache = new SharedCache<number>({ maxAge: 30, usableFor, max: 2, now: () => time });
  return {
    fetch,
    get: (key = "a") => cache.get(key, fetch),
    since: (from: number, key = "a", toleratedMs = 0) => cache.since(from, key, fetch, toleratedMs),
    pass: (seconds: number) => {
      time += seconds * 1000;
    },
    setDown: (down: boolean) => {
      isDown = down;
    },
    settle: () => new Promise((resolve) => setImmediate(resolve)),
  };
}

describe("a shared value", () => {
  it("is new for the first caller after its age, where nobody may get an old one, unless the platform fails", async () => {
    const t = setUp(0);
    expect(await t.get()).toBe(1);
    t.pass(31);
    expect(await t.get()).toBe(2);
    t.pass(31);
    t.setDown(true);
    expect(await t.get()).toBe(2);
  });

  it("is fetched once for all callers, and again when it is too old", async () => {
    const t = setUp();
    expect(await Promise.all([t.get(), t.get(), t.get()])).toEqual([1, 1, 1]);
    t.pass(29);
    expect(await t.get()).toBe(1);
    expect(t.fetch).toHaveBeenCalledTimes(1);
    t.pass(2);
    // The old value is answered at once while the new one is fetched.
    expect(await Promise.all([t.get(), t.get()])).toEqual([1, 1]);
    await t.settle();
    expect(await t.get()).toBe(2);
    expect(t.fetch).toHaveBeenCalledTimes(2);
    t.pass(300);
    expect(await t.get()).toBe(3);
  });

  it("is fetched again, once for all callers, after a signal", async () => {
    const t = setUp();
    expect(await t.get()).toBe(1);
    t.pass(5);
    expect(await Promise.all([t.since(5_000), t.since(5_000), t.get()])).toEqual([2, 2, 1]);
    expect(await t.since(5_000)).toBe(2);
    expect(await t.get()).toBe(2);
    expect(t.fetch).toHaveBeenCalledTimes(2);
  });

  it("is not older than a signal, unless the caller tolerates that while the platform fails", async () => {
    const t = setUp();
    expect(await t.get()).toBe(1);
    t.setDown(true);
    t.pass(5);
    await expect(t.since(5_000)).rejects.toThrow("down");
    // The failed request has not renewed the value.
    await expect(t.since(5_000)).rejects.toThrow("down");
    expect(await t.since(5_000, "a", 5_000)).toBe(1);
    t.pass(1);
    await expect(t.since(6_000, "a", 5_000)).rejects.toThrow("down");
    expect(await t.get()).toBe(1);
    t.setDown(false);
    expect(await t.since(6_000)).toBe(2);
  });

  it("is kept for ten minutes while the platform fails", async () => {
    const t = setUp();
    await t.get();
    t.setDown(true);
    t.pass(300);
    expect(await t.get()).toBe(1);
    t.pass(400);
    await expect(t.get()).rejects.toThrow("down");
    t.setDown(false);
    expect(await t.get()).toBe(2);
  });

  it("does not cache failures, and drops the least used keys", async () => {
    const t = setUp();
    t.setDown(true);
    await expect(Promise.all([t.get(), t.get()])).rejects.toThrow("down");
    t.setDown(false);
    expect(await t.get()).toBe(1);
    await t.get("b");
    await t.get("c");
    t.fetch.mockClear();
    await t.get("a");
    expect(t.fetch).toHaveBeenCalledTimes(1);
  });

  it("is read again after a moment, once for all, and kept only while that fails", async () => {
    let time = 1_000;
    let version = 1;
    const fetch = vi.fn(async () => {
      if (version === 0) throw new Error("down");
      return version;
    });
    const cache = new SharedCache<number>({ maxAge: 30, now: () => time });
    expect(await cache.get("a", fetch)).toBe(1);
    time = 2_000;
    version = 0;
    expect(await cache.get("a", fetch, 1_500)).toBe(1);
    version = 2;
    expect(await Promise.all([cache.get("a", fetch, 1_500), cache.get("a", fetch, 1_500)])).toEqual([2, 2]);
    expect(await cache.get("a", fetch, 1_500)).toBe(2);
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  it("does not join a read that began before that moment", async () => {
    let time = 1_000;
    const answers: ((value: number) => void)[] = [];
    const fetch = () => new Promise<number>((resolve) => answers.push(resolve));
    const cache = new SharedCache<number>({ maxAge: 30, now: () => time });
    const first = cache.get("a", fetch);
    time = 2_000;
    const second = cache.get("a", fetch, 1_500);
    expect(answers).toHaveLength(2);
    answers[1]?.(2);
    answers[0]?.(1);
    expect(await Promise.all([first, second])).toEqual([1, 2]);
    expect(await cache.get("a", fetch, 1_500)).toBe(2);
  });

  it("is known not to exist for ten seconds, without displacing others", async () => {
    let time = 0;
    const absent = new Error("absent");
    const fetch = vi.fn(async (key: string) => {
      if (key.startsWith("no")) throw absent;
      return key;
    });
    const cache = new SharedCache<string>({
      maxAge: 30,
      max: 1,
      isAbsence: (error) => error === absent,
      now: () => time,
    });
    const get = (key: string) => cache.get(key, () => fetch(key));
    await get("a");
    for (const key of ["no", "no", "no2", "no"]) await expect(get(key)).rejects.toBe(absent);
    await get("a");
    expect(fetch.mock.calls.flat()).toEqual(["a", "no", "no2"]);
    time += 10_000;
    await expect(get("no")).rejects.toBe(absent);
    expect(fetch).toHaveBeenCalledTimes(4);
  });
});
