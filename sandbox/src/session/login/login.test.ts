import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { attemptCounts } from "../../http/limits/attemptLimiter.tables.ts";
import { members } from "../../member/member.tables.ts";
import type { Sandbox } from "../../server.ts";
import { Caller } from "../../testing/caller.ts";
import { startTestSandbox } from "../../testing/startTestSandbox.ts";

let sandbox: Sandbox;
let caller: Caller;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  caller = new Caller(sandbox);
});
afterEach(() => sandbox.platform.clock.shiftTo(0));
afterAll(() => sandbox.close());

const MINUTE = 60_000;
const password = "Atrium!2026";

interface Login {
  token: string;
  captcha?: boolean;
  firstTimeLogin: boolean;
  passwordExpired: boolean;
  weakPassword: boolean;
  expiresAt: string;
  lastLoginAt: string | null;
  lastLoginIp: string | null;
}

/** As if nobody had tried for a while. */
async function calmDown() {
  await sandbox.platform.limiter.clear();
  await sandbox.platform.db.delete(attemptCounts);
}

async function logIn(username: string, rest: Record<string, unknown> = {}, headers: Record<string, string> = {}) {
  await calmDown();
  return caller.post<Login>("/wps/session/login", { sealed: { username, password, ...rest }, headers });
}

async function readCaptcha() {
  await calmDown();
  const { headers } = await caller.get("/wps/captcha");
  const captchaId = headers.get("x-captcha-id") ?? "";
  return { captchaId, captcha: (await sandbox.platform.captchas.find(captchaId)).text };
}

test("a login returns the previous login", async () => {
  const first = await logIn(" VIPCLUB ", {}, { "x-forwarded-for": "198.51.100.7" });
  expect(first).toMatchObject({ status: 200, value: { firstTimeLogin: false, passwordExpired: false } });
  const again = await logIn("vipclub");
  expect(again.value.lastLoginIp).toBe("198.51.100.7");
  expect(Date.parse(again.value.lastLoginAt ?? "")).toBeGreaterThan(Date.now() - MINUTE);
  expect(again.value.token).not.toBe(first.value.token);
  expect(again.value.token.length).toBeGreaterThanOrEqual(43);
});

test("a login reports a password that must be changed", async () => {
  expect((await logIn("weak", { password: "a123456" })).value).toMatchObject({ weakPassword: true });
  expect((await logIn("expired")).value).toMatchObject({ weakPassword: false, passwordExpired: true });
});

test("nothing distinguishes a wrong password from a missing account or one without a password", async () => {
  const wrong = await logIn("affiliate", { password: "wrong" });
  const nobody = await logIn("nobody");
  const trial = await logIn("trialseed495");
  expect(wrong).toMatchObject({ status: 401, code: "LOGIN_FAILED", value: { captcha: false } });
  for (const { status, code, message, value } of [nobody, trial]) {
    expect({ status, code, message, value }).toEqual({
      status: wrong.status,
      code: wrong.code,
      message: wrong.message,
      value: wrong.value,
    });
  }
});

// Both for an account and for a name that nobody has: the answers must not show which is which.
test.each(["affiliatesub", "someoneelse"])(
  "%s: a captcha from the third failure, a lock at the fifth",
  async (username) => {
    const fail = (rest: object = {}) => logIn(username, { password: "wrong", ...rest });
    const first = [await fail(), await fail(), await fail()];
    expect(first.map(({ value }) => value.captcha)).toEqual([false, false, true]);
    expect(await logIn(username)).toMatchObject({ status: 400, code: "CAPTCHA_REQUIRED", value: { captcha: true } });
    const { captchaId } = await readCaptcha();
    expect(await logIn(username, { captchaId, captcha: "!!!!" })).toMatchObject({ code: "CAPTCHA_INVALID" });

    expect((await fail(await readCaptcha())).code).toBe("LOGIN_FAILED");
    sandbox.platform.clock.shiftTo(20 * MINUTE);
    expect((await fail(await readCaptcha())).code).toBe("LOGIN_FAILED");
    const locked = await logIn(username, await readCaptcha());
    expect([locked.status, locked.code]).toEqual([423, "ACCOUNT_LOCKED"]);
    const retryAfter = Number(locked.headers.get("retry-after"));
    expect(retryAfter).toBeGreaterThan(29 * 60);
    expect(retryAfter).toBeLessThanOrEqual(30 * 60);

    // The first failures are forgotten by now; the lock is not.
    sandbox.platform.clock.shiftTo(45 * MINUTE);
    expect((await logIn(username, await readCaptcha())).code).toBe("ACCOUNT_LOCKED");
    sandbox.platform.clock.shiftTo(51 * MINUTE);
    expect((await logIn(username)).code).toBe(username === "affiliatesub" ? "OK" : "LOGIN_FAILED");
  },
);

test("each side refuses the other side's accounts", async () => {
  expect(await logIn("demo", { side: "AGENT" })).toMatchObject({ status: 403, code: "NOT_AGENT_ACCOUNT" });
  expect(await logIn("agent", { side: "MEMBER" })).toMatchObject({ status: 403, code: "NOT_MEMBER_ACCOUNT" });
  expect((await logIn("agent", { side: "AGENT" })).code).toBe("OK");
  // With a wrong password neither login says anything about the account.
  expect((await logIn("demo", { side: "AGENT", password: "wrong" })).code).toBe("LOGIN_FAILED");
});

test("refuses a closed account", async () => {
  const { db, clock } = sandbox.platform;
  const [someone] = await db.select().from(members).where(eq(members.id, 60));
  const username = someone?.username ?? "";
  const { value } = await logIn(username);
  await db.update(members).set({ closedAt: clock.now() }).where(eq(members.id, 60));
  expect((await logIn(username)).code).toBe("ACCOUNT_CLOSED");
  expect((await logIn(username, { password: "wrong" })).code).toBe("LOGIN_FAILED");
  expect((await caller.get("/wps/member/info", { token: value.token })).code).toBe("SESSION_EXPIRED");
});

test.each([
  [{ password: "" }, "password"],
  [{ password: "x".repeat(257) }, "password"],
  [{ username: "a\u0000b" }, "username"],
  [{ username: 7 }, "username"],
  [{ side: "BOTH" }, "side"],
  [{ remember: "yes" }, "remember"],
])("refuses %j", async (wrong, field) => {
  const answer = await logIn("demo", wrong);
  expect([answer.status, answer.code, answer.fields?.map((fault) => fault.field)]).toEqual([
    422,
    "VALIDATION_FAILED",
    [field],
  ]);
});

test("limits tries to five a minute", async () => {
  await calmDown();
  const attempt = () => caller.post("/wps/session/login", { sealed: { username: "demo", password } });
  const codes = [];
  for (let i = 0; i < 5; i += 1) codes.push((await attempt()).code);
  expect(new Set(codes)).toEqual(new Set(["OK"]));
  const sixth = await attempt();
  expect([sixth.status, sixth.code]).toEqual([429, "RATE_LIMITED"]);
  expect(Number(sixth.headers.get("retry-after"))).toBeGreaterThan(0);
  sandbox.platform.clock.shiftTo(61_000);
  expect((await attempt()).code).toBe("OK");
});

test("does not count tries without a solved human check for the account", async () => {
  await calmDown();
  const { site } = sandbox.platform;
  const { brand } = site;
  const from = (ip: string) =>
    caller.post("/wps/session/login", { sealed: { username: "demo", password }, headers: { "x-forwarded-for": ip } });
  await site.setBrand({ ...brand, humanCheck: "pow" });
  for (let i = 0; i < 6; i += 1) expect((await from(`198.51.100.${60 + i}`)).code).toBe("HUMAN_CHECK_FAILED");
  await site.setBrand(brand);
  expect((await from("198.51.100.70")).code).toBe("OK");
});

test("limits an address to five logins a minute, for all accounts together", async () => {
  await calmDown();
  const from = (ip: string) => (username: string) =>
    caller.post("/wps/session/login", { sealed: { username, password }, headers: { "x-forwarded-for": ip } });
  const attempt = from("198.51.100.50");
  const names = ["demo", "vipclub", "agent", "senior", "affiliate"];
  for (const name of names) expect((await attempt(name)).code).toBe("OK");
  const sixth = await attempt("affiliatesub");
  expect([sixth.code, Number(sixth.headers.get("retry-after")) > 0]).toEqual(["RATE_LIMITED", true]);
  expect((await from("198.51.100.51")("affiliatesub")).code).toBe("OK");
  await calmDown();
});
