import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { members } from "../../member/member.tables.ts";
import { startForFile } from "../../testing/startForFile.ts";

const { db, clock, caller } = await startForFile();
afterEach(() => clock.shiftTo(0));

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

const logIn = (username: string, rest: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  caller.post<Login>("/wps/session/login", { sealed: { username, password, ...rest }, headers });

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

test("each side refuses the other side's accounts", async () => {
  expect(await logIn("demo", { side: "AGENT" })).toMatchObject({ status: 403, code: "NOT_AGENT_ACCOUNT" });
  expect(await logIn("agent", { side: "MEMBER" })).toMatchObject({ status: 403, code: "NOT_MEMBER_ACCOUNT" });
  expect((await logIn("agent", { side: "AGENT" })).code).toBe("OK");
  // With a wrong password neither login says anything about the account.
  expect((await logIn("demo", { side: "AGENT", password: "wrong" })).code).toBe("LOGIN_FAILED");
});

test("refuses a closed account", async () => {
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
