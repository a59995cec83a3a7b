import { desc, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { attemptCounts } from "../../http/limits/attemptLimiter.tables.ts";
import { members } from "../../member/member.tables.ts";
import { outbox } from "../../outbox/outbox.tables.ts";
import { startForFile } from "../../testing/startForFile.ts";
import { passwordLinks } from "./passwords.tables.ts";

const GOOD = "teal harbour 9";
const MINUTE = 60_000;

const { sandbox, db, clock, caller, tokenOf } = await startForFile();
beforeEach(async () => {
  await caller.post("/sandbox/reset");
});

const ask = async (username: string, email: string) => {
  const response = await fetch(`${sandbox.origin}/wps/member/password/email`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ username, email }),
  });
  return {
    status: response.status,
    retryAfter: Number(response.headers.get("retry-after")),
    ...JSON.parse(await response.text()),
  };
};
const latestMail = async () => (await db.select().from(outbox).orderBy(desc(outbox.id)).limit(1))[0];
const askForToken = async () => {
  await ask("demo", "demo@mail.example");
  return /#token=([\w-]+)/.exec((await latestMail())?.body ?? "")?.[1] ?? "";
};
const confirm = (resetToken: string, newPassword = GOOD) =>
  caller.post<{ username: string }>("/wps/member/password/email/confirm", { sealed: { resetToken, newPassword } });
const logIn = (password: string, username = "demo") =>
  caller.post("/wps/session/login", { sealed: { username, password } });

test("the e-mailed link sets a new password once and ends all sessions", async () => {
  const token = await tokenOf("demo");
  const resetToken = await askForToken();
  expect((await latestMail())?.body).toContain(`http://localhost:4000/reset-password#token=${resetToken}`);
  expect(JSON.stringify(await db.select().from(passwordLinks))).not.toContain(resetToken);

  // A password that is refused doesn't cost the link.
  expect((await confirm(resetToken, "password1")).code).toBe("PASSWORD_WEAK");
  const answers = await Promise.all([confirm(resetToken), confirm(resetToken, "another harbour 9")]);
  expect(answers.map(({ code }) => code).sort()).toEqual(["OK", "RESET_LINK_INVALID"]);
  expect(answers.find(({ code }) => code === "OK")?.value).toEqual({ username: "demo" });
  expect((await caller.get("/wps/member/info", { token })).code).toBe("SESSION_REVOKED");
  const works = answers[0]?.code === "OK" ? GOOD : "another harbour 9";
  expect((await logIn(works)).code).toBe("OK");
});

test("the link unlocks an account after failed logins", async () => {
  for (let i = 0; i < 3; i += 1) await logIn("a guess");
  expect((await logIn(GOOD)).code).toBe("CAPTCHA_REQUIRED");
  await confirm(await askForToken());
  await db.delete(attemptCounts);
  expect((await logIn(GOOD)).code).toBe("OK");
});

test("only the latest link is valid, for 30 minutes", async () => {
  const first = await askForToken();
  const second = await askForToken();
  expect((await confirm(first)).code).toBe("RESET_LINK_INVALID");
  clock.shiftTo(31 * MINUTE);
  expect((await confirm(second)).code).toBe("RESET_LINK_INVALID");
  for (const nonsense of ["x".repeat(43), "-".repeat(16)]) {
    expect((await confirm(nonsense)).code).toBe("RESET_LINK_INVALID");
  }
});

test("neither text nor time shows whether an account exists", async () => {
  await db.update(members).set({ closedAt: new Date() }).where(eq(members.username, "expired"));
  const asked = [
    ["demo", "demo@mail.example"],
    ["demo", "another@mail.example"],
    ["nobodyatall", "demo@mail.example"],
    ["expired", "expired@mail.example"],
    ["trialseed495", "trialseed495@mail.example"],
  ] as const;
  const answers = [];
  for (const [username, email] of asked) {
    const start = performance.now();
    const { status, code, message, value } = await ask(username, email);
    answers.push({ status, code, message, value });
    expect(performance.now() - start).toBeGreaterThan(115);
  }
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]).toMatchObject({ status: 200, value: true });
  expect(await db.select().from(outbox)).toHaveLength(1);
});

test.each(["demo", "nobodyatall"])("limits links to three in a quarter of an hour for %s", async (username) => {
  const codes = [];
  for (let i = 0; i < 3; i += 1) codes.push((await ask(username, "demo@mail.example")).code);
  const fourth = await ask(username, "demo@mail.example");
  expect(codes).toEqual(["OK", "OK", "OK"]);
  expect(fourth).toMatchObject({ status: 429, code: "RATE_LIMITED" });
  expect(fourth.retryAfter).toBeGreaterThan(890);
});

const phone = { countryDialingCode: "84", mobileNum: "901234567" };
const codeBySms = async () => {
  await caller.post("/wps/verification/sms/forgotPassword", { body: phone });
  return /\d{6}/.exec((await latestMail())?.body ?? "")?.[0] ?? "";
};
const resetByPhone = (verificationCode: string, newPassword = GOOD) =>
  caller.post<{ username: string; loginToken: string }>("/wps/member/password/verification", {
    sealed: { ...phone, verificationCode, newPassword },
  });

test("a code by SMS sets a new password, which logs in", async () => {
  await caller.post("/sandbox/flags", { body: { PHONE_VERIFICATION_RECOVERY: false } });
  expect((await resetByPhone("123456")).code).toBe("FEATURE_DISABLED");
  await caller.post("/sandbox/flags", { body: { PHONE_VERIFICATION_RECOVERY: true } });
  const code = await codeBySms();
  expect((await resetByPhone(code, "password1")).code).toBe("PASSWORD_WEAK");
  expect((await resetByPhone("000000" === code ? "111111" : "000000")).code).toBe("CODE_INVALID");
  // Neither does a password that only the owner's account refuses cost the code.
  expect((await resetByPhone(code, "Atrium!2026")).code).toBe("PASSWORD_REUSED");
  const { value } = await resetByPhone(code);
  expect(value.username).toBe("demo");
  const entered = await caller.post("/wps/session/login/token", { sealed: { token: value.loginToken } });
  expect(entered.value).toMatchObject({ username: "demo", weakPassword: false, passwordExpired: false });
  expect((await logIn(GOOD)).code).toBe("OK");
  expect((await resetByPhone(code, "another harbour 9")).code).toBe("CODE_INVALID");
});
