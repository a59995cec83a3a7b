import { hash, randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { Hono } from "hono";
import { afterEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { createApp, type Routes } from "../../app.ts";
import { Caller } from "../../testing/caller.ts";
import { startOtherProcess } from "../../testing/otherProcess.ts";
import { startForFile } from "../../testing/startForFile.ts";
import type { AppEnv } from "../env.ts";
import { ok } from "../envelope.ts";
import { PlatformError } from "../errors.ts";
import { requireSession } from "../guard.ts";
import { readJson } from "../input.ts";
import { idempotencyKeys } from "./idempotency.tables.ts";
import { idempotent } from "./idempotency.ts";

const DEMO = 3;

const { sandbox, platform, db, clock, config, claims, tokenOf } = await startForFile({ rateLimits: false });
const token = await tokenOf("demo");
afterEach(() => clock.shiftTo(0));

const legacyPlatform = () => ({
  ...platform,
  config: { ...config, legacyStatus: true },
});

/** A route that counts how often it is carried out, ends only after `until`, and fails on demand. */
function counting({
  legacyStatus = false,
  until = async () => {},
}: {
  legacyStatus?: boolean;
  until?: () => Promise<void>;
} = {}) {
  let runs = 0;
  const Body = z.object({ amount: z.string(), fail: z.enum(["INTERNAL", "RATE_LIMITED", "NOT_FOUND"]).optional() });
  const routes: Routes = (platform) =>
    new Hono<AppEnv>().post("/probe", requireSession, idempotent(platform), async (c) => {
      const { amount, fail } = await readJson(c, Body);
      runs += 1;
      await until();
      if (fail === "INTERNAL") throw new Error("an accident of the test's own");
      if (fail) throw new PlatformError(fail);
      return ok(c, { amount, run: runs });
    });
  const app = createApp(legacyStatus ? legacyPlatform() : platform, [routes]);
  const send = async (key: string | undefined, body: object, as = token, signal?: AbortSignal) => {
    const headers = { authorization: `Bearer ${as}`, ...(key !== undefined && { "idempotency-key": key }) };
    const answer = await app.request("/probe", { method: "POST", headers, body: JSON.stringify(body), signal });
    return { status: answer.status, ...JSON.parse(await answer.text()) };
  };
  return { send, runs: () => runs };
}

test("runs twenty simultaneous requests with one key once, with one answer", async () => {
  using enter = vi.spyOn(claims, "enter");
  const until = () => vi.waitFor(() => expect(enter).toHaveBeenCalledTimes(20));
  const { send, runs } = counting({ until });
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(key, { amount: "5" })));
  expect(runs()).toBe(1);
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]).toMatchObject({ status: 200, value: { amount: "5", run: 1 } });
  expect(await send(key.toUpperCase(), { amount: "5" })).toEqual(answers[0]);
});

test("binds a key to one body of one member for a day", async () => {
  const { send, runs } = counting();
  const key = randomUUID();
  await send(key, { amount: "5" });
  expect(await send(key, { amount: "6" })).toMatchObject({ status: 409, code: "IDEMPOTENCY_MISMATCH" });
  expect((await send(key, { amount: "6" }, await tokenOf("vipclub"))).value.run).toBe(2);
  await makeOlder("23 hours");
  expect((await send(key, { amount: "5" })).value.run).toBe(1);
  await makeOlder("2 hours");
  expect((await send(key, { amount: "5" })).value.run).toBe(3);
  expect(runs()).toBe(3);
});

const makeOlder = (time: string) =>
  db.update(idempotencyKeys).set({ startedAt: sql`${idempotencyKeys.startedAt} - ${time}::interval` });

test("deletes keys after a day", async () => {
  await counting().send(randomUUID(), { amount: "5" });
  await makeOlder("25 hours");
  await claims.forgetOld();
  expect(await db.$count(idempotencyKeys)).toBe(0);
});

test("keeps a key while the platform's clock is moved", async () => {
  const { send } = counting();
  const key = randomUUID();
  for (const days of [0, 2, -2]) {
    clock.shiftTo(days * 86_400_000);
    expect((await send(key, { amount: "5" }, await tokenOf("vipclub"))).value.run).toBe(1);
  }
});

/** A key that another process has claimed, and has not answered. */
async function claimedBy(processNumber: number) {
  const key = randomUUID();
  const body = { amount: "5" };
  const bodyHash = hash("sha256", JSON.stringify(body), "hex");
  const row = { key: `${DEMO}:/probe:${key}`, bodyHash, processNumber, startedAt: new Date() };
  await db.insert(idempotencyKeys).values(row);
  return { key, body, row };
}

test("takes over a key of a process that died", async () => {
  const { send, runs } = counting();
  const { key, body } = await claimedBy(1);
  expect(await send(key, body)).toMatchObject({ status: 200, value: { run: 1 } });
  expect(await send(key, body)).toMatchObject({ status: 200, value: { run: 1 } });
  expect(runs()).toBe(1);
});

test("takes over a key that this process could not give back", async () => {
  const { send } = counting();
  const { key, body } = await claimedBy(claims.processNumber);
  expect(await send(key, body)).toMatchObject({ status: 200, value: { run: 1 } });
});

test("waits for a process that is alive, up to six seconds, and refuses then", async () => {
  const { send, runs } = counting();
  using find = vi.spyOn(claims, "find");
  const patience = new AbortController();
  const limit = AbortSignal.timeout.bind(AbortSignal);
  using _six = vi
    .spyOn(AbortSignal, "timeout")
    .mockImplementation((ms) => (ms === 6_000 ? patience.signal : limit(ms)));
  const other = await startOtherProcess(sandbox);
  const [slow, answered] = [await claimedBy(other.processNumber), await claimedBy(other.processNumber)];
  const [first, second, third] = [
    send(slow.key, slow.body),
    send(slow.key, slow.body),
    send(answered.key, answered.body),
  ];
  await vi.waitFor(() => expect(find).toHaveBeenCalledWith(answered.row.key), 5_000);
  await db
    .update(idempotencyKeys)
    .set({ status: 200, answer: JSON.stringify({ value: "of the other process" }) })
    .where(eq(idempotencyKeys.key, answered.row.key));
  expect(await third).toEqual({ status: 200, value: "of the other process" });
  expect(await send(slow.key, { amount: "6" })).toMatchObject({ status: 409, code: "IDEMPOTENCY_MISMATCH" });
  patience.abort();
  for (const refused of [first, second]) {
    expect(await refused).toMatchObject({ status: 503, code: "UPSTREAM_UNAVAILABLE" });
  }
  expect(runs()).toBe(0);
  await other.end();
  expect(await send(slow.key, slow.body)).toMatchObject({ status: 200, value: { run: 1 } });
});

test("stops waiting when the caller is gone", async () => {
  const other = await startOtherProcess(sandbox);
  const [left, kept] = [await claimedBy(other.processNumber), await claimedBy(other.processNumber)];
  using find = vi.spyOn(claims, "find");
  const looksFor = (wanted: string) => find.mock.calls.filter(([key]) => key === wanted).length;
  const { send } = counting();
  const caller = new AbortController();
  const waiting = send(left.key, left.body, token, caller.signal);
  const staying = send(kept.key, kept.body);
  await vi.waitFor(() => expect(looksFor(left.row.key)).toBeGreaterThan(1), 5_000);
  caller.abort();
  expect((await waiting).status).toBe(503);
  const [over, before] = [looksFor(left.row.key), looksFor(kept.row.key)];
  // Both look in the same rhythm: two looks of the one who stays are time enough for one of the other.
  await vi.waitFor(() => expect(looksFor(kept.row.key)).toBeGreaterThan(before + 1), 5_000);
  expect(looksFor(left.row.key)).toBe(over);
  await other.end();
  expect((await staying).status).toBe(200);
});

test.each([undefined, "", "1", "not-a-uuid-at-all", "00000000-0000-0000-0000-000000000000"])(
  "the key %j is none",
  async (key) => {
    expect(await counting().send(key, { amount: "5" })).toMatchObject({ status: 400, code: "IDEMPOTENCY_REQUIRED" });
  },
);

test.each([false, true])("retries what failed for a passing reason (legacyStatus: %j)", async (legacyStatus) => {
  const { send, runs } = counting({ legacyStatus });
  using log = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  for (const [fail, runsAfterTwo] of [
    ["INTERNAL", 2],
    ["RATE_LIMITED", 4],
    ["NOT_FOUND", 5],
  ] as const) {
    const key = randomUUID();
    expect((await send(key, { amount: "5", fail })).code).toBe(fail);
    expect((await send(key, { amount: "5", fail })).code).toBe(fail);
    expect(runs()).toBe(runsAfterTwo);
  }
  expect(log.mock.calls.filter(([line]) => String(line).includes("an accident of the test's own"))).toHaveLength(2);
});

test("opens an account of a downline once, and repeats its first password, also when no answer was stored", async () => {
  const caller = new Caller(sandbox);
  const agent = await tokenOf("agent");
  const open = (sealed: object, key: string) =>
    caller.call<{ account: string; password: string }>("PUT", "/wps/relay/ACS_registerDownline", {
      token: agent,
      sealed,
      key,
    });
  const body = { account: "recruit7", type: "player", rebate: "0" };
  const [key, other] = [randomUUID(), randomUUID()];
  expect((await open(body, "")).code).toBe("IDEMPOTENCY_REQUIRED");
  const [first, second] = await Promise.all([open(body, key), open(body, key)]);
  expect(second.value).toEqual(first.value);
  await db.delete(idempotencyKeys);
  expect((await open(body, key)).value).toEqual(first.value);
  expect((await open({ ...body, account: "recruit8" }, key)).code).toBe("IDEMPOTENCY_MISMATCH");
  expect((await open(body, other)).code).toBe("USERNAME_TAKEN");
  const { value } = await open({ ...body, account: "recruit8" }, other);
  expect(value.password).not.toBe(first.value.password);
  const kept = JSON.stringify(await db.select().from(idempotencyKeys));
  expect(kept).not.toContain(value.password);
});
