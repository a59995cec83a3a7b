import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { z } from "zod";
import { createApp, type Routes } from "../app.ts";
import { memberRoutes } from "../member/member.routes.ts";
import type { Sandbox } from "../server.ts";
import { Caller } from "../testing/caller.ts";
import { startTestSandbox } from "../testing/startTestSandbox.ts";
import { tokenOf } from "../testing/tokenOf.ts";
import type { AppEnv } from "./env.ts";
import { ok } from "./envelope.ts";
import { PlatformError } from "./errors.ts";
import { requireAgent, requireSession } from "./guard.ts";
import { idempotent } from "./idempotency.ts";
import { readJson } from "./input.ts";

let sandbox: Sandbox;
let caller: Caller;
let token: string;
beforeAll(async () => {
  sandbox = await startTestSandbox({ rateLimits: false });
  caller = new Caller(sandbox);
  token = await tokenOf(sandbox, "demo");
});
afterEach(() => sandbox.platform.clock.shiftTo(0));
afterAll(() => sandbox.close());

test.each([
  ["CN", "请先登录。"],
  ["vi", "Bạn chưa đăng nhập, vui lòng đăng nhập."],
  ["TY", "You are not in yet. Log in and join us."],
  ["XX", "Not logged in, please login."],
])("errors have texts in %s", async (language, message) => {
  const answer = await caller.get("/wps/member/info", { headers: { language } });
  expect(answer).toMatchObject({ status: 401, success: false, code: "UNAUTHENTICATED", message });
});

test("every answer has the request's id and forbids caching", async () => {
  const answer = await caller.get("/wps/member/info", { token, headers: { "x-request-id": "request-1" } });
  expect(answer).toMatchObject({ success: true, code: "OK", traceId: "request-1" });
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect((await caller.get("/wps/nothing/here")).code).toBe("NOT_FOUND");
});

test("limits the size of bodies, with and without a declared length", async () => {
  const large = JSON.stringify({ language: "x".repeat(65 * 1024) });
  const send = (body: string | ReadableStream<Uint8Array>, more: object = {}) =>
    fetch(`${sandbox.origin}/wps/member/language`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
      body,
      ...more,
    });
  const streamed = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(large));
      controller.close();
    },
  });
  for (const answer of [await send(large), await send(streamed, { duplex: "half" })]) {
    expect([answer.status, JSON.parse(await answer.text()).code]).toEqual([413, "PAYLOAD_TOO_LARGE"]);
  }
  expect((await send("{")).status).toBe(400);
});

const legacyPlatform = () => ({
  ...sandbox.platform,
  config: { ...sandbox.platform.config, legacyStatus: true },
});

test("answers failures with HTTP 200 when legacyStatus is on", async () => {
  const answer = await createApp(legacyPlatform(), [memberRoutes]).request("/wps/member/info");
  expect(answer.status).toBe(200);
  expect(JSON.parse(await answer.text())).toMatchObject({ success: false, code: "UNAUTHENTICATED", value: null });
});

test("requireAgent admits agents only", async () => {
  const routes: Routes = () => new Hono<AppEnv>().get("/probe", requireAgent, (c) => ok(c, true));
  const app = createApp(sandbox.platform, [routes]);
  const codeFor = async (as?: string) => {
    const headers: Record<string, string> = as ? { authorization: `Bearer ${as}` } : {};
    return JSON.parse(await (await app.request("/probe", { headers })).text()).code;
  };
  const trial = await caller.post<{ token: string }>("/wps/session/login/freeplay", { body: {} });
  expect(await codeFor()).toBe("UNAUTHENTICATED");
  expect(await codeFor(token)).toBe("FORBIDDEN");
  expect(await codeFor(trial.value.token)).toBe("TRIAL_ACCOUNT");
  for (const agent of ["agent", "senior", "affiliate", "affiliatesub"]) {
    expect(await codeFor(await tokenOf(sandbox, agent))).toBe("OK");
  }
});

/** A route that counts how often it is carried out, and fails on demand. */
function counting(legacyStatus = false) {
  let runs = 0;
  const Body = z.object({ amount: z.string(), fail: z.enum(["INTERNAL", "RATE_LIMITED", "NOT_FOUND"]).optional() });
  const routes: Routes = (platform) =>
    new Hono<AppEnv>().post("/probe", requireSession, idempotent(platform), async (c) => {
      const { amount, fail } = await readJson(c, Body);
      runs += 1;
      await platform.db.transaction(async (tx) => tx.execute("select pg_sleep(0.05)"));
      if (fail === "INTERNAL") throw new Error("an accident of the test's own");
      if (fail) throw new PlatformError(fail);
      return ok(c, { amount, run: runs });
    });
  const app = createApp(legacyStatus ? legacyPlatform() : sandbox.platform, [routes]);
  const send = async (key: string | undefined, body: object, as = token) => {
    const headers = { authorization: `Bearer ${as}`, ...(key !== undefined && { "idempotency-key": key }) };
    const answer = await app.request("/probe", { method: "POST", headers, body: JSON.stringify(body) });
    return { status: answer.status, ...JSON.parse(await answer.text()) };
  };
  return { send, runs: () => runs };
}

test("runs twenty simultaneous requests with one key once, with one answer", async () => {
  const { send, runs } = counting();
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
  expect((await send(key, { amount: "6" }, await tokenOf(sandbox, "vipclub"))).value.run).toBe(2);
  sandbox.platform.clock.shiftTo(23 * 3_600_000);
  const later = await tokenOf(sandbox, "demo");
  expect((await send(key, { amount: "5" }, later)).value.run).toBe(1);
  sandbox.platform.clock.shiftTo(25 * 3_600_000);
  expect((await send(key, { amount: "5" }, await tokenOf(sandbox, "demo"))).value.run).toBe(3);
  expect(runs()).toBe(3);
});

test.each([undefined, "", "1", "not-a-uuid-at-all", "00000000-0000-0000-0000-000000000000"])(
  "the key %j is none",
  async (key) => {
    expect(await counting().send(key, { amount: "5" })).toMatchObject({ status: 400, code: "IDEMPOTENCY_REQUIRED" });
  },
);

test.each([false, true])("retries what failed for a passing reason (legacyStatus: %j)", async (legacyStatus) => {
  const { send, runs } = counting(legacyStatus);
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
