import { desc, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { members } from "../member/member.tables.ts";
import { memberNamed } from "../member/members.ts";
import { outbox } from "../outbox/outbox.tables.ts";
import { startForFile } from "../testing/startForFile.ts";
import { checkPaymentPassword } from "./paymentPassword.ts";

let token: string;
let stepUpToken: string;
const { platform, db, clock, caller, tokenOf } = await startForFile();
beforeEach(async () => {
  await caller.post("/sandbox/reset");
  token = await tokenOf("senior");
  stepUpToken = (await stepUp("PASSWORD", "Atrium!2026")).value.stepUpToken;
});

const put = (path: string, body: object) =>
  caller.call("PUT", `/wps/member/${path}`, { token, sealed: { stepUpToken, ...body } });
const post = (path: string, body: object) =>
  caller.post(`/wps/member/${path}`, { token, sealed: { stepUpToken, ...body } });
const stepUp = (method: string, secret: string) =>
  caller.post<{ stepUpToken: string }>("/wps/member/stepUp", { token, sealed: { method, secret } });
const ownCode = (channel: "sms" | "email", purpose: string) =>
  caller.post(`/wps/verification/${channel}/member`, { token, body: { purpose } });
const sent = async (count = 1) => db.select().from(outbox).orderBy(desc(outbox.id)).limit(count);
const latestCode = async () => /\d{6}/.exec((await sent())[0]?.body ?? "")?.[0] ?? "";
const senior = async () => {
  return await memberNamed(db, "senior");
};
const wrongCode = (code: string) => (code === "000000" ? "000001" : "000000");

test("an e-mail address is set with the code sent to it, after a step-up, and the old one is told", async () => {
  const email = " Quang@New.Example ";
  expect((await post("email/code", { email, stepUpToken: undefined })).code).toBe("STEP_UP_REQUIRED");
  expect((await post("email/code", { email: "nonsense" })).fields).toMatchObject([{ field: "email" }]);
  expect(await post("email/code", { email })).toMatchObject({
    code: "OK",
    value: { expirationTime: expect.any(Number) },
  });
  expect(await sent()).toMatchObject([{ channel: "MAIL", recipient: "quang@new.example", subject: "Your code" }]);
  expect(await post("email/code", { email })).toMatchObject({ status: 429, code: "SMS_TOO_SOON" });
  const code = await latestCode();
  expect((await put("email", { email, code: wrongCode(code) })).code).toBe("CODE_INVALID");
  expect((await put("email", { email: "other@new.example", code })).code).toBe("CODE_INVALID");
  expect((await put("email", { email, code, stepUpToken: undefined })).code).toBe("STEP_UP_REQUIRED");
  expect(await put("email", { email, code })).toMatchObject({ code: "OK", value: { email: "q***@new.example" } });
  expect((await senior()).email).toBe("quang@new.example");
  expect(await sent()).toMatchObject([
    { channel: "MAIL", recipient: "senior@mail.example", body: expect.stringContaining("q***@new.example") },
  ]);
  expect((await put("email", { email, code })).code).toBe("CODE_INVALID");
});

test("a mobile number is set with the code sent to it, and the old one is told", async () => {
  const before = (await senior()).mobile;
  const number = { countryDialingCode: "+84", mobileNum: "0987 654 321" };
  expect((await post("mobile/code", { ...number, mobileNum: "12" })).fields).toMatchObject([{ field: "mobileNum" }]);
  expect((await post("mobile/code", { ...number, mobileNum: "912000000" })).code).toBe("SMS_SEND_FAILED");
  expect((await post("mobile/code", number)).code).toBe("OK");
  expect(await sent()).toMatchObject([{ channel: "SMS", recipient: "+84987654321" }]);
  const code = await latestCode();
  expect(await put("mobile", { ...number, code })).toMatchObject({ value: { mobile: "+84 *** 321" } });
  expect((await senior()).mobile).toBe("+84987654321");
  const told = await sent(2);
  expect(told.map(({ recipient }) => recipient).sort()).toEqual([before, "senior@mail.example"].sort());
});

test("an address or number of another account is refused after its code", async () => {
  await post("email/code", { email: "demo@mail.example" });
  const taken = await put("email", { email: "demo@mail.example", code: await latestCode() });
  expect(taken).toMatchObject({ status: 409, code: "EMAIL_TAKEN", fields: [{ field: "email" }] });
  const number = { countryDialingCode: "84", mobileNum: "901234567" };
  await post("mobile/code", number);
  const used = await put("mobile", { ...number, code: await latestCode() });
  expect(used).toMatchObject({ status: 409, code: "MOBILE_TAKEN", fields: [{ field: "mobileNum" }] });
  expect((await senior()).email).toBe("senior@mail.example");
});

test("a code to the own number or address is a step-up, for this purpose only", async () => {
  const { value } = await caller.get<{ stepUpMethods: string[] }>("/wps/member/security", { token });
  expect(value.stepUpMethods).toEqual(["PASSWORD", "SMS", "EMAIL"]);
  await ownCode("sms", "PAYMENT_PASSWORD");
  expect((await stepUp("SMS", await latestCode())).code).toBe("CODE_INVALID");
  expect((await ownCode("email", "STEP_UP")).code).toBe("OK");
  expect(await sent()).toMatchObject([{ channel: "MAIL", recipient: "senior@mail.example" }]);
  const code = await latestCode();
  expect((await stepUp("SMS", code)).code).toBe("CODE_INVALID");
  const proven = await stepUp("EMAIL", code);
  expect(proven.code).toBe("OK");
  stepUpToken = proven.value.stepUpToken;
  expect((await put("paymentPassword", { paymentPassword: "135790" })).code).toBe("OK");
  expect((await stepUp("EMAIL", code)).code).toBe("CODE_INVALID");
  await db.update(members).set({ mobile: null }).where(eq(members.username, "senior"));
  expect((await ownCode("sms", "STEP_UP")).code).toBe("FEATURE_DISABLED");
});

test("a new address or number resets the payment password after a day only", async () => {
  const email = "quang@new.example";
  await post("email/code", { email });
  await put("email", { email, code: await latestCode() });
  expect(await ownCode("email", "PAYMENT_PASSWORD")).toMatchObject({ status: 409, code: "CONTACT_COOLING" });
  expect((await ownCode("sms", "PAYMENT_PASSWORD")).code).toBe("OK");
  const reset = { channel: "EMAIL", paymentPassword: "246813", code: "123456" };
  expect((await post("paymentPassword/reset", reset)).code).toBe("CONTACT_COOLING");
  const long = new Date(clock.now().getTime() - 24 * 3_600_000 - 1_000);
  await db.update(members).set({ emailChangedAt: long }).where(eq(members.username, "senior"));
  expect((await post("paymentPassword/reset", reset)).code).toBe("CODE_INVALID");
});

test("a forgotten payment password is reset with a step-up and a code, which ends its lock", async () => {
  const { id } = await senior();
  const check = (digits: string) => checkPaymentPassword(platform, id, digits);
  await put("paymentPassword", { paymentPassword: "135790" });
  for (let i = 0; i < 5; i += 1) await check("000000").catch(() => undefined);
  await expect(check("135790")).rejects.toMatchObject({ code: "PAYMENT_PASSWORD_LOCKED" });
  await ownCode("email", "PAYMENT_PASSWORD");
  const code = await latestCode();
  const reset = (body: object) =>
    post("paymentPassword/reset", { channel: "EMAIL", paymentPassword: "246813", code, ...body });
  expect((await reset({ stepUpToken: undefined })).code).toBe("STEP_UP_REQUIRED");
  expect((await reset({ paymentPassword: "123456" })).code).toBe("PASSWORD_WEAK");
  expect((await reset({ code: wrongCode(code) })).code).toBe("CODE_INVALID");
  // The code was right, so that another password can be tried with it.
  expect((await reset({ paymentPassword: "135790" })).code).toBe("PASSWORD_REUSED");
  expect((await reset({})).code).toBe("OK");
  await expect(check("246813")).resolves.toBeUndefined();
  expect((await reset({ paymentPassword: "975318" })).code).toBe("CODE_INVALID");
});
