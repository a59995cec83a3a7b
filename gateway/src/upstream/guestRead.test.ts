import type { ServerResponse } from "node:http";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { z } from "zod";
import { moment } from "../deadlines/moment.ts";
import { ok, openScope, refuse, startPlatform } from "../testing/platform.ts";
import { guestRead } from "./guestRead.ts";
import { Scope } from "./scope.ts";

const readStatus = guestRead("GET /wps/system/status", z.number());
let now = 0;
beforeEach(() => {
  now = performance.now();
  vi.spyOn(performance, "now").mockImplementation(() => now);
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** A platform that numbers its answers, and its callers. */
async function setUp(answer = (res: ServerResponse, number: number) => ok(res, number)) {
  const platform = await startPlatform((_asked, res) => answer(res, platform.asked.length));
  const base = openScope([platform.origin]);
  const { shared } = base.scope;
  const open = (caller: { clientIp?: string; language?: string; token?: string } = {}, signal?: AbortSignal) =>
    new Scope(shared, { ...base.scope.caller, ...caller }, signal, () => undefined);
  return {
    platform,
    shared,
    open,
    async [Symbol.asyncDispose]() {
      await base[Symbol.asyncDispose]();
      await platform[Symbol.asyncDispose]();
    },
  };
}

it("shares an answer among guests with the same address and language, for a second", async () => {
  await using t = await setUp();
  const storm = (clientIp: string) => Array.from({ length: 20 }, () => readStatus(t.open({ clientIp })));
  const values = await Promise.all([...storm("203.0.113.1"), ...storm("203.0.113.2")]);
  expect(new Set(values)).toEqual(new Set([1, 2]));
  now += 900;
  await Promise.all(storm("203.0.113.1"));
  expect(t.platform.asked).toHaveLength(2);
  expect(t.platform.asked.map(({ headers }) => headers["x-forwarded-for"])).toEqual(["203.0.113.1", "203.0.113.2"]);
  await readStatus(t.open({ clientIp: "203.0.113.1", language: "TH" }));
  expect(t.platform.asked).toHaveLength(3);
  now += 200;
  expect(await readStatus(t.open({ clientIp: "203.0.113.1" }))).toBe(4);
});

it("reads again after a change of the settings, and for an event", async () => {
  await using t = await setUp();
  expect(await readStatus(t.open())).toBe(1);
  t.shared.settingsChangedAt = moment();
  expect(await readStatus(t.open())).toBe(2);
  const window = t.open();
  window.restart(moment());
  expect(await readStatus(window)).toBe(3);
  expect(await readStatus(t.open())).toBe(3);
});

it("reads for each member and request", async () => {
  await using t = await setUp();
  const read = (token: string) => readStatus(t.open({ token }));
  expect([await read("a"), await read("a"), await read("b")]).toEqual([1, 2, 3]);
  expect(await readStatus(t.open())).toBe(4);
});

it("does not fail for others when the guest who asked first leaves", async () => {
  const waiting: ServerResponse[] = [];
  await using t = await setUp((res) => waiting.push(res));
  const leaving = new AbortController();
  const values = [readStatus(t.open({}, leaving.signal)), readStatus(t.open())];
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  leaving.abort();
  for (const res of waiting) ok(res, 7);
  expect(await Promise.all(values)).toEqual([7, 7]);
});

it("keeps no failure, and no old answer while the platform fails", async () => {
  await using t = await setUp((res, number) => (number === 1 ? ok(res, 1) : refuse(res, 500, "BROKEN")));
  expect(await readStatus(t.open())).toBe(1);
  now += 1_001;
  await expect(readStatus(t.open())).rejects.toThrow();
  const asked = t.platform.asked.length;
  await expect(readStatus(t.open())).rejects.toThrow();
  expect(t.platform.asked.length).toBeGreaterThan(asked);
});
