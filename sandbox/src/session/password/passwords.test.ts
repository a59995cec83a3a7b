import { desc, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { attemptCounts } from "../../http/limits/attemptLimiter.tables.ts";
import { members, messages } from "../../member/member.tables.ts";
import { outbox } from "../../outbox/outbox.tables.ts";
import { hearEvents } from "../../testing/hearEvents.ts";
import { startForFile } from "../../testing/startForFile.ts";

const OLD = "Atrium!2026";
const GOOD = "teal harbour 9";

const { platform, db, caller, tokenOf } = await startForFile();
beforeEach(async () => {
  await caller.post("/sandbox/reset");
});

const change = (token: string | undefined, newPassword: string, rest: object = {}) =>
  caller.post("/wps/member/password", {
    ...(token && { token }),
    sealed: { oldPassword: OLD, newPassword, confirmNewPassword: newPassword, ...rest },
  });
const logIn = async (username: string, password: string) => {
  await db.delete(attemptCounts);
  return caller.post<{ token: string }>("/wps/session/login", { sealed: { username, password } });
};
const infoCode = async (token: string) => (await caller.get("/wps/member/info", { token })).code;
const mails = () => db.select().from(outbox).orderBy(desc(outbox.id));

test("a new password replaces the old one, ends the other sessions and notifies the owner", async () => {
  const [here, there] = [await tokenOf("demo"), await tokenOf("demo")];
  const { take, stop } = await hearEvents(platform, ({ customerId }) => customerId !== undefined);
  expect(await change(here, GOOD)).toMatchObject({ status: 200, value: true });
  expect((await take()).map(({ topic, customerId }) => `${topic} ${customerId}`)).toEqual(["session 3", "message 3"]);
  stop();
  expect(await Promise.all([here, there].map(infoCode))).toEqual(["OK", "SESSION_REVOKED"]);
  const [note] = await db.select().from(messages).orderBy(desc(messages.id)).limit(1);
  expect(note).toMatchObject({ memberId: 3, title: "Password changed", readAt: null });
  expect(await mails()).toMatchObject([{ channel: "MAIL", recipient: "demo@mail.example", subject: note?.title }]);
  expect((await logIn("demo", OLD)).code).toBe("LOGIN_FAILED");
  expect((await logIn("demo", GOOD)).code).toBe("OK");
});

test("the last five passwords are refused; a new one ends the due change", async () => {
  const { value } = await logIn("weak", "a123456");
  let oldPassword = "a123456";
  for (const next of ["first of five", "second of five", "third of five", "fourth of five", "fifth of five"]) {
    await db.delete(attemptCounts);
    expect((await change(value.token, next, { oldPassword })).code).toBe("OK");
    oldPassword = next;
  }
  const refused = await change(value.token, "first of five", { oldPassword });
  expect(refused).toMatchObject({ status: 422, code: "PASSWORD_REUSED", fields: [{ field: "newPassword" }] });
  await db.delete(attemptCounts);
  expect((await change(value.token, "sixth of five", { oldPassword })).code).toBe("OK");
  await db.delete(attemptCounts);
  expect((await change(value.token, "first of five", { oldPassword: "sixth of five" })).code).toBe("OK");
  expect((await logIn("weak", "first of five")).value).toMatchObject({ weakPassword: false, passwordExpired: false });
});

test.each([
  ["weak", "a123456"],
  ["expired", OLD],
])(
  "a member whose password is %s can do nothing else while the operator forces a change",
  async (username, oldPassword) => {
    const { token } = (await logIn(username, oldPassword)).value;
    const codeOf = async (path: string) => (await caller.get(path, { token })).code;
    const guarded = ["/wps/relay/GCSGAME_favoriteList", "/wps/relay/GCS_recentGame", "/wps/relay/GCSGAME_favoriteIds"];
    const codes = () => Promise.all(guarded.map(codeOf));
    const bars = ["GCS_merchantWallet", "CSP_chatUnreadCount", "CSP_unreadCount"].map((name) => `/wps/relay/${name}`);
    const launch = await caller.post("/wps/v2/game/launchGame", { token, body: {} });
    expect(launch).toMatchObject({
      status: 403,
      code: "PASSWORD_CHANGE_REQUIRED",
      message: expect.stringContaining("new"),
    });
    expect(await codes()).toEqual(guarded.map(() => "PASSWORD_CHANGE_REQUIRED"));
    expect(await Promise.all([...bars, "/wps/member/info", "/wps/v2/wallets/balance"].map(codeOf))).toEqual(
      Array.from({ length: 5 }, () => "OK"),
    );

    await caller.post("/sandbox/flags", { body: { FORCE_PASSWORD_CHANGE: false } });
    expect(await codes()).toEqual(["OK", "OK", "OK"]);
    await caller.post("/sandbox/flags", { body: { FORCE_PASSWORD_CHANGE: true } });
    expect(await codes()).not.toContain("OK");
    expect((await change(token, GOOD, { oldPassword })).code).toBe("OK");
    expect(await codes()).toEqual(["OK", "OK", "OK"]);
    expect((await caller.call("DELETE", "/wps/session/logout", { token })).code).toBe("OK");
  },
);

test.each([
  ["short 7", "VALIDATION_FAILED"],
  ["x".repeat(33).repeat(2), "VALIDATION_FAILED"],
  ["password1", "PASSWORD_WEAK"],
  ["PassWord1", "PASSWORD_WEAK"],
  ["77777777", "PASSWORD_WEAK"],
  [OLD, "PASSWORD_REUSED"],
])("refuses %j as a new password", async (password, code) => {
  const answer = await change(await tokenOf("demo"), password);
  expect([answer.status, answer.code, answer.fields?.[0]?.field]).toEqual([422, code, "newPassword"]);
});

test.each(["ðé🐋中 x12", " Spaces ", `${"🐋🐙🦀".repeat(21)}🐳`])("takes %j as it is", async (password) => {
  expect((await change(await tokenOf("demo"), password)).code).toBe("OK");
  expect((await logIn("demo", password)).code).toBe("OK");
  expect((await logIn("demo", `${password.trim()}.`)).code).toBe("LOGIN_FAILED");
});

test("refuses the user name as a password", async () => {
  await db.update(members).set({ username: "longdemoname" }).where(eq(members.username, "vipclub"));
  expect((await change(await tokenOf("longdemoname"), "LongDemoName")).code).toBe("PASSWORD_WEAK");
});

test("the old password is required, with five tries, and the repetition must match", async () => {
  const token = await tokenOf("demo");
  expect(await change(token, GOOD, { confirmNewPassword: "another one" })).toMatchObject({
    code: "VALIDATION_FAILED",
    fields: [{ field: "confirmNewPassword" }],
  });
  const wrong = () => change(token, GOOD, { oldPassword: "a guess" });
  for (let i = 0; i < 5; i += 1) {
    expect(await wrong()).toMatchObject({ code: "PASSWORD_INCORRECT", fields: [{ field: "oldPassword" }] });
  }
  const sixth = await wrong();
  expect([sixth.status, sixth.code]).toEqual([429, "RATE_LIMITED"]);
  expect(Number(sixth.headers.get("retry-after"))).toBeGreaterThan(290);
});

test("refuses plain bodies", async () => {
  const body = { oldPassword: OLD, newPassword: GOOD, confirmNewPassword: GOOD };
  const token = await tokenOf("demo");
  expect((await caller.post("/wps/member/password", { token, body })).code).toBe("PAYLOAD_NOT_ENCRYPTED");
});

test("of two simultaneous changes, one succeeds", async () => {
  const token = await tokenOf("demo");
  const answers = await Promise.all([change(token, "one of the two"), change(token, "two of the two")]);
  expect(answers.map(({ code }) => code).sort()).toEqual(["OK", "PASSWORD_INCORRECT"]);
});
