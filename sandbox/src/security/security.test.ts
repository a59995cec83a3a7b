import { desc, eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { attemptCounts } from "../http/limits/attemptLimiter.tables.ts";
import { messages } from "../member/member.tables.ts";
import { memberNamed } from "../member/members.ts";
import { paymentPasswords } from "../member/paymentPasswords.tables.ts";
import { outbox } from "../outbox/outbox.tables.ts";
import { hearEvents } from "../testing/hearEvents.ts";
import { startForFile } from "../testing/startForFile.ts";
import { HOUR_MS } from "../time/units.ts";
import { securityLevel } from "./overview.ts";
import { checkPaymentPassword } from "./paymentPassword.ts";
import { stepUps } from "./security.tables.ts";

const PASSWORD = "Atrium!2026";

const { platform, db, clock, caller, tokenOf } = await startForFile();
/** A member without a payment password, logged in. */
let token: string;
let memberId: number;
beforeEach(async () => {
  await caller.post("/sandbox/reset");
  token = await tokenOf("senior");
  memberId = (await memberNamed(db, "senior")).id;
});
afterEach(() => clock.shiftTo(0));

const stepUp = (secret = PASSWORD, as = token) =>
  caller.post<{ stepUpToken: string; expiresAt: string }>("/wps/member/stepUp", {
    token: as,
    sealed: { method: "PASSWORD", secret },
  });
const proof = async () => (await stepUp()).value.stepUpToken;
const setPassword = (sealed: object, as = token) =>
  caller.call("PUT", "/wps/member/paymentPassword", { token: as, sealed });
const overview = (as = token) => caller.read<Record<string, unknown>>("/wps/member/security", { token: as });
const wrongTry = (digits = "000111") => checkPaymentPassword(platform, memberId, digits);

test("a change needs the step-up of the same session, for five minutes", async () => {
  const change = { paymentPassword: "135790" };
  expect(await setPassword(change)).toMatchObject({ status: 403, code: "STEP_UP_REQUIRED" });
  expect((await setPassword({ ...change, stepUpToken: "x".repeat(43) })).code).toBe("STEP_UP_REQUIRED");
  const wrong = await stepUp("a guess");
  expect(wrong).toMatchObject({ status: 403, code: "PASSWORD_INCORRECT", fields: [{ field: "secret" }] });

  const { stepUpToken } = (await stepUp()).value;
  const [kept] = await db.select().from(stepUps);
  expect(kept?.tokenHash).not.toContain(stepUpToken);
  const other = await tokenOf("senior");
  expect((await setPassword({ ...change, stepUpToken }, other)).code).toBe("STEP_UP_REQUIRED");
  clock.shiftTo(4 * 60_000);
  expect(await setPassword({ ...change, stepUpToken })).toMatchObject({ status: 200, value: true });
  clock.shiftTo(5 * 60_000 + 1_000);
  expect((await setPassword({ ...change, stepUpToken })).code).toBe("STEP_UP_REQUIRED");
});

test("guesses of a step-up are slowed down, and a plain body is refused", async () => {
  const codes = [];
  for (let i = 0; i < 6; i += 1) codes.push((await stepUp(`guess ${i}`)).code);
  expect(codes).toEqual([...Array(5).fill("PASSWORD_INCORRECT"), "RATE_LIMITED"]);
  expect((await stepUp()).code).toBe("RATE_LIMITED");
  await db.delete(attemptCounts);
  const plain = { method: "PASSWORD", secret: PASSWORD };
  expect((await caller.post("/wps/member/stepUp", { token, body: plain })).code).toBe("PAYLOAD_NOT_ENCRYPTED");
});

test("a payment password is set, then changed with the old one, and its owner is notified", async () => {
  expect(await overview()).toMatchObject({
    paymentPasswordSet: false,
    level: "LOW",
    stepUpMethods: ["PASSWORD", "SMS", "EMAIL"],
  });
  const { take, stop } = await hearEvents(platform, ({ customerId }) => customerId === String(memberId));
  const stepUpToken = await proof();
  expect((await setPassword({ paymentPassword: "135790", stepUpToken })).code).toBe("OK");
  expect((await take()).map(({ topic }) => topic)).toEqual(["message"]);
  stop();
  const [note] = await db.select().from(messages).orderBy(desc(messages.id)).limit(1);
  expect(note).toMatchObject({ memberId, title: "Your payment password was changed" });
  const [mail] = await db.select().from(outbox).orderBy(desc(outbox.id)).limit(1);
  expect(mail).toMatchObject({ channel: "MAIL", recipient: "senior@mail.example", subject: note?.title });
  expect(await overview()).toMatchObject({ paymentPasswordSet: true, level: "MIDDLE", raisedBy: ["MFA"] });
  expect(JSON.stringify(await db.select().from(paymentPasswords))).not.toContain("135790");

  const change = (sealed: object) => setPassword({ paymentPassword: "246813", stepUpToken, ...sealed });
  expect(await change({})).toMatchObject({
    code: "PAYMENT_PASSWORD_INVALID",
    fields: [{ field: "oldPaymentPassword" }],
  });
  expect((await change({ oldPaymentPassword: "135790", paymentPassword: "135790" })).code).toBe("PASSWORD_REUSED");
  // Phones type digits of their own script and width, as in codes.
  expect((await change({ oldPaymentPassword: "１３５７９０", paymentPassword: "๒๔๖๘๑๓" })).code).toBe("OK");
  await expect(checkPaymentPassword(platform, memberId, "246813")).resolves.toBeUndefined();
  await expect(checkPaymentPassword(platform, memberId, "٢٤٦٨١٣")).resolves.toBeUndefined();
});

test("refuses what is not six digits, or easy to guess", async () => {
  const stepUpToken = await proof();
  for (const [code, refused] of [
    ["VALIDATION_FAILED", ["12345", "1234567", "12a456"]],
    ["PASSWORD_WEAK", ["777777", "123456", "567890", "987654", "098765"]],
  ] as const) {
    for (const paymentPassword of refused) {
      const answer = await setPassword({ paymentPassword, stepUpToken });
      expect(answer).toMatchObject({ status: 422, code, fields: [{ field: "paymentPassword" }] });
    }
  }
});

test("five wrong payment passwords lock it for a day, also when they come at once", async () => {
  await expect(wrongTry()).rejects.toMatchObject({ code: "PAYMENT_PASSWORD_NOT_SET" });
  const stepUpToken = await proof();
  await setPassword({ paymentPassword: "135790", stepUpToken });
  for (let i = 0; i < 4; i += 1) {
    await expect(wrongTry()).rejects.toMatchObject({ code: "PAYMENT_PASSWORD_INVALID", value: { triesLeft: 4 - i } });
  }
  // A right one forgives the wrong ones.
  await wrongTry("135790");
  const tries = await Promise.allSettled(Array.from({ length: 12 }, () => wrongTry()));
  const codes = tries.map((one) => (one.status === "rejected" ? one.reason.code : "OK"));
  expect(codes.filter((code) => code === "PAYMENT_PASSWORD_INVALID")).toHaveLength(4);
  expect(codes.filter((code) => code === "PAYMENT_PASSWORD_LOCKED")).toHaveLength(8);
  await expect(wrongTry("135790")).rejects.toMatchObject({
    code: "PAYMENT_PASSWORD_LOCKED",
    retryAfter: expect.closeTo(86_400, -2),
  });
  expect((await overview()).paymentPasswordLockedUntil).toEqual(expect.any(String));
  clock.shiftTo(24 * HOUR_MS + 1_000);
  await expect(wrongTry()).rejects.toMatchObject({ code: "PAYMENT_PASSWORD_INVALID", value: { triesLeft: 4 } });
  await wrongTry("135790");
  expect(await db.select().from(paymentPasswords).where(eq(paymentPasswords.memberId, memberId))).toMatchObject([
    { failures: 0, lockedUntil: null },
  ]);
});

test("the level says what raises it", () => {
  const none = { contact: false, paymentPassword: false, mfa: false };
  expect(securityLevel(none)).toEqual({ level: "LOW", raisedBy: ["CONTACT", "PAYMENT_PASSWORD", "MFA"] });
  expect(securityLevel({ ...none, mfa: true }).level).toBe("LOW");
  expect(securityLevel({ ...none, contact: true, mfa: true })).toEqual({
    level: "MIDDLE",
    raisedBy: ["PAYMENT_PASSWORD"],
  });
  expect(securityLevel({ contact: true, paymentPassword: true, mfa: true })).toEqual({ level: "HIGH", raisedBy: [] });
});
