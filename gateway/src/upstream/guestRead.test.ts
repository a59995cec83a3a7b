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

it("shares a read that is under way among guests with the same address and language", async () => {
  await using t = await setUp();
  const storm = (clientIp: string) => Array.from({ length: 20 }, () => readStatus(t.open({ clientIp })));
  const thai = readStatus(t.open({ clientIp: "203.0.113.1", language: "TH" }));
  const values = await Promise.all([thai, ...storm("203.0.113.1"), ...storm("203.0.113.2")]);
  expect(new Set(values).size).toBe(3);
  expect(t.platform.asked).toHaveLength(3);
});

it("keeps no answer for the next guest, and reads once for each request", async () => {
  await using t = await setUp();
  const guest = t.open();
  expect([await readStatus(guest), await readStatus(guest)]).toEqual([1, 1]);
  expect(await readStatus(t.open())).toBe(2);
});

it("shares no read from before a change of the settings, or from before an event", async () => {
  await using t = await setUp();
  const before = readStatus(t.open());
  now += 1;
  t.shared.settingsChangedAt = moment();
  const changed = readStatus(t.open());
  now += 1;
  const window = t.open();
  window.restart(moment());
  const values = await Promise.all([before, changed, readStatus(window)]);
  expect(new Set(values).size).toBe(3);
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

it("keeps no failure", async () => {
  await using t = await setUp((res) => refuse(res, 500, "BROKEN"));
  await expect(readStatus(t.open())).rejects.toThrow();
  const asked = t.platform.asked.length;
  await expect(readStatus(t.open())).rejects.toThrow();
  expect(t.platform.asked.length).toBeGreaterThan(asked);
});
