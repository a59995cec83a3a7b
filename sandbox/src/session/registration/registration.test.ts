import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { idempotencyKeys } from "../../http/idempotency/idempotency.tables.ts";
import { messages } from "../../member/member.tables.ts";
import { memberNamed } from "../../member/members.ts";
import { paymentPasswords } from "../../member/paymentPasswords.tables.ts";
import { memberProfiles } from "../../member/profile.tables.ts";
import { listOutbox } from "../../outbox/outbox.ts";
import type { FormSettings } from "../../site/registrationForms.ts";
import { SiteSettings } from "../../site/settings.ts";
import { TERMS_VERSION } from "../../site/termsVersion.ts";
import { startForFile } from "../../testing/startForFile.ts";

const { db, clock, site, config, claims, events, captchas, caller } = await startForFile({
  rateLimits: false,
});
beforeEach(async () => {
  await site.reset();
  config.rateLimits = false;
  config.humanCheck = "none";
  clock.shiftTo(0);
});

interface Registered {
  token: string;
  username: string;
  customerId: string;
  firstTimeLogin: boolean;
  weakPassword: boolean;
}
interface Info {
  username: string;
  type: number;
  currency: string;
  toUpline: boolean;
  emailMasked: string;
}

const password = "a good long one";
let people = 0;
/** A person without an account. */
const person = (more: object = {}) => {
  people += 1;
  return { username: `newbie${people}`, password, confirmPassword: password, termsVersion: TERMS_VERSION, ...more };
};
const register = (sealed: object, form = "") =>
  caller.call<Registered>("PUT", `/wps/member/register${form}`, { sealed, headers: { Language: "VI" } });
const setForms = (body: object) => caller.post("/sandbox/registration", { body });
const settings = () => caller.read<Record<"register" | "registerMobile", FormSettings>>("/wps/system/setting/register");
const memberOf = ({ username }: { username: string }) => memberNamed(db, username);
const profileOf = async (account: { username: string }) => {
  const { id } = await memberOf(account);
  const [found] = await db.select().from(memberProfiles).where(eq(memberProfiles.memberId, id));
  return found;
};

test("opens an account with its wallet and profile, and logs in", async () => {
  const somebody = person({
    email: "New.Friend@Mail.example",
    registerMethod: "WEB",
    registerUrl: "https://a.example/",
  });
  const { value } = await register(somebody);
  expect(value).toMatchObject({ username: somebody.username, firstTimeLogin: true, weakPassword: false });
  const info = await caller.get<Info>("/wps/member/info", { token: value.token });
  expect(info.value).toMatchObject({ username: somebody.username, type: 0, currency: "VND", toUpline: false });
  expect(info.value.emailMasked).toBe("n***@mail.example");
  const funds = await caller.get("/wps/relay/GCS_merchantWallet", { token: value.token });
  expect(funds.code).toBe("OK");
  const { id, email } = await memberOf(somebody);
  expect(email).toBe("new.friend@mail.example");
  const [welcome] = await db.select().from(messages).where(eq(messages.memberId, id));
  expect(welcome?.title).toBe("Chào mừng bạn đến với Atrium");
  expect(await profileOf(somebody)).toMatchObject({
    termsVersion: TERMS_VERSION,
    minimumAge: 18,
    registerMethod: "USERNAME",
    registerUrl: "https://a.example/",
  });
  const login = await caller.post<Registered>("/wps/session/login", {
    sealed: { username: somebody.username, password },
  });
  expect(login.value.firstTimeLogin).toBe(false);
});

test("of two simultaneous requests for one name, one gets the account and one an error", async () => {
  const twice = person({ email: "twice@mail.example" });
  const answers = await Promise.all([register(twice), register(twice)]);
  expect(answers.map(({ code }) => code).sort()).toEqual(["OK", "USERNAME_TAKEN"]);
  expect((await register(person({ email: "TWICE@mail.example" }))).code).toBe("EMAIL_TAKEN");
  const isFree = (username: string) =>
    caller.get<{ available: boolean }>(`/wps/member/username/available?username=${username}`);
  const names = await Promise.all(["demo", "Demo", "adm1n", "nobodyyet"].map(isFree));
  expect(names.map(({ value }) => value.available)).toEqual([false, false, false, true]);
});

test("the same form sent again with its key gets the account that it opened", async () => {
  const key = randomUUID();
  const somebody = person({ email: "once@mail.example" });
  const send = (sealed: object, form = "") =>
    caller.call<Registered>("PUT", `/wps/member/register${form}`, { sealed, key });
  expect((await send({ ...somebody, termsVersion: "old" })).code).toBe("TERMS_NOT_ACCEPTED");
  const [first, second] = await Promise.all([send(somebody), send({ ...somebody, hvToken: "another" })]);
  const third = await send(somebody);
  for (const answer of [first, second, third])
    expect(answer).toMatchObject({
      code: "OK",
      value: { username: somebody.username, customerId: first.value.customerId, firstTimeLogin: true },
    });
  const tokens = [first, second, third].map(({ value }) => value.token);
  expect(new Set(tokens).size).toBe(3);
  for (const token of tokens) expect((await caller.get("/wps/member/info", { token })).code).toBe("OK");
  const kept = JSON.stringify(await db.select().from(idempotencyKeys));
  expect(kept).toContain(key);
  for (const secret of [password, somebody.username, ...tokens]) expect(kept).not.toContain(secret);

  // The key alone is not enough: the caller must send the same input, too.
  expect((await send({ ...somebody, password: "a guess at it" })).code).toBe("IDEMPOTENCY_MISMATCH");
  expect((await send(somebody, "/mobile")).code).not.toBe("OK");
  const noKey = caller.call("PUT", "/wps/member/register", { sealed: person(), key: "1" });
  expect((await noKey).code).toBe("IDEMPOTENCY_REQUIRED");
  expect((await register(somebody)).code).toBe("USERNAME_TAKEN");
  await db.update(idempotencyKeys).set({ startedAt: sql`now() - interval '25 hours'` });
  await claims.forgetOld();
  expect((await send(somebody)).code).toBe("USERNAME_TAKEN");
});

test("a form sent again gets its account, though the process died before the answer was stored", async () => {
  const headers = { "Idempotency-Key": randomUUID() };
  const somebody = person();
  const send = () => caller.call<Registered>("PUT", "/wps/member/register", { sealed: somebody, headers });
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
  vi.spyOn(claims, "answer").mockRejectedValue(new Error("the process died"));
  const first = await send();
  vi.restoreAllMocks();
  expect(first.code).toBe("OK");
  expect(await send()).toMatchObject({ code: "OK", value: { customerId: first.value.customerId } });
});

test("a registration's key is void after a change of the password", async () => {
  const somebody = person();
  const headers = { "Idempotency-Key": randomUUID() };
  const send = () => caller.call<Registered>("PUT", "/wps/member/register", { sealed: somebody, headers });
  const { token } = (await send()).value;
  const next = "teal harbour 9";
  clock.shiftTo(60_000);
  const sealed = { oldPassword: password, newPassword: next, confirmNewPassword: next };
  expect((await caller.post("/wps/member/password", { token, sealed })).code).toBe("OK");
  expect((await send()).code).toBe("IDEMPOTENCY_MISMATCH");
});

test.each([
  [{ username: undefined }, "VALIDATION_FAILED", "username"],
  [{ username: "1abc" }, "VALIDATION_FAILED", "username"],
  [{ username: "abc" }, "VALIDATION_FAILED", "username"],
  [{ username: "support24" }, "USERNAME_TAKEN", undefined],
  [{ username: "x".repeat(65) }, "VALIDATION_FAILED", "username"],
  [{ password: undefined }, "VALIDATION_FAILED", "password"],
  [{ password: "short" }, "VALIDATION_FAILED", "password"],
  [{ password: "password123" }, "PASSWORD_WEAK", "password"],
  [{ email: "nobody" }, "VALIDATION_FAILED", "email"],
  [{ email: "a@b.c\0" }, "VALIDATION_FAILED", "email"],
  [{ affiliateCode: "-" }, "VALIDATION_FAILED", "affiliateCode"],
  [{ affiliateCode: "NOBODY1" }, "AFFILIATE_CODE_INVALID", undefined],
  [{ currency: "XXX" }, "VALIDATION_FAILED", "currency"],
  [{ termsVersion: undefined }, "TERMS_NOT_ACCEPTED", undefined],
  [{ termsVersion: "2020-01-01" }, "TERMS_NOT_ACCEPTED", undefined],
])("refuses %j with %s", async (wrong, code, field) => {
  const answer = await register(person(wrong));
  expect([answer.code, answer.fields?.[0]?.field]).toEqual([code, field]);
});

test("operators switch fields on: they are required, checked and stored; fields that are off are dropped", async () => {
  const off = person({ idNumber: "AB123456", birthday: "2020-01-01", paymentPassword: "1" });
  await register(off);
  expect(await profileOf(off)).toMatchObject({ idNumber: null, birthday: null });
  const required = { enabled: true, required: true };
  await setForms({ register: { idNumber: required, paymentPassword: { enabled: true }, line: { enabled: true } } });
  expect((await settings()).register.idNumber).toEqual({
    ...required,
    minLength: 6,
    maxLength: 20,
    acceptedPattern: "^[A-Za-z0-9]{6,20}$",
    patternId: 9,
  });
  expect((await register(person())).fields).toEqual([
    { field: "idNumber", rule: "required" },
    { field: "paymentPassword", rule: "required" },
  ]);
  const wrong = await register(person({ idNumber: "12", paymentPassword: "12345a", line: "!!!" }));
  expect(wrong.fields).toEqual([
    { field: "idNumber", rule: "length", min: 6, max: 20 },
    { field: "line", rule: "sign", sign: "!", min: 3, max: 50 },
    { field: "paymentPassword", rule: "pattern", min: 6, max: 6 },
  ]);
  const right = person({ idNumber: "AB123456", paymentPassword: "135790" });
  expect((await register(right)).code).toBe("OK");
  const profile = await profileOf(right);
  const ofMember = eq(paymentPasswords.memberId, profile?.memberId ?? 0);
  expect([profile?.idNumber, await db.$count(paymentPasswords, ofMember)]).toEqual(["ab123456", 1]);
  for (const idNumber of ["AB123456", "aB123456", "ＡＢ123456"])
    expect((await register(person({ idNumber, paymentPassword: "135790" }))).code).toBe("ID_NUMBER_TAKEN");

  const kept = await SiteSettings.open(db, events);
  expect(kept.registrationForm("register").idNumber.enabled).toBe(true);
  expect((await setForms({ register: { username: { enabled: false } } })).code).toBe("OK");
  expect((await settings()).register.username).toMatchObject(required);
  for (const body of [{ register: { shoeSize: required } }, { register: { line: { patternId: 99 } } }])
    expect((await setForms(body)).code).toBe("VALIDATION_FAILED");
});

test("the law's age counts to the day, and a required date of birth cannot be left out", async () => {
  clock.shiftTo(Date.parse("2027-03-01T12:00:00Z") - Date.now());
  await setForms({ register: { birthday: { enabled: true, required: true } } });
  const born = async (birthday: string) => (await register(person({ birthday }))).code;
  expect(await born("2009-03-02")).toBe("AGE_NOT_MET");
  expect(await born("2009-03-01")).toBe("OK");
  for (const nonsense of ["2009-02-30", "01.03.2009", "0009-01-01"])
    expect(await born(nonsense)).toBe("VALIDATION_FAILED");
  await site.reset();
  await site.setBrand({ ...site.brand, jurisdiction: "pagcor" });
  expect((await settings()).register.birthday).toMatchObject({ enabled: true, required: true });
  expect((await caller.read<{ ageMinimum: number }>("/wps/system/permission")).ageMinimum).toBe(21);
  expect(await born("2006-03-02")).toBe("AGE_NOT_MET");
  expect(await born("2006-03-01")).toBe("OK");
});

test("an age is verified by a date of birth, not by a tick, and by the present law", async () => {
  const isVerified = async ({ token }: Registered) =>
    (await caller.read<{ ageVerified: boolean }>("/wps/member/info", { token })).ageVerified;
  expect(await isVerified((await register(person())).value)).toBe(false);
  await setForms({ register: { birthday: { enabled: true, required: true } } });
  const year = new Date().getUTCFullYear() - 19;
  const { value } = await register(person({ birthday: `${year}-01-01` }));
  expect(await isVerified(value)).toBe(true);
  await site.setBrand({ ...site.brand, jurisdiction: "pagcor" });
  expect(await isVerified(value)).toBe(false);
});

test("a required captcha must be solved, once", async () => {
  await setForms({ register: { captcha: { enabled: true } } });
  expect((await register(person())).fields).toEqual([{ field: "captcha", rule: "required" }]);
  const picture = await caller.get("/wps/captcha");
  const captchaId = picture.headers.get("x-captcha-id") ?? "";
  const captcha = (await captchas.find(captchaId)).text;
  expect((await register(person({ captcha, captchaId }))).code).toBe("OK");
  expect((await register(person({ captcha, captchaId }))).code).toBe("CAPTCHA_INVALID");
});

test("a number with its code opens an account with a generated user name", async () => {
  const number = { countryDialingCode: "+84", mobileNum: "0911 222 333" };
  const anonymous = { ...person(), username: undefined, ...number };
  const noCode = await register(anonymous, "/mobile");
  expect(noCode.fields).toEqual([{ field: "verificationCode", rule: "required" }]);
  await caller.post("/wps/verification/sms/register", { body: { ...number, module: "mobile" } });
  const [sent] = await listOutbox(db);
  const verificationCode = /\d{6}/.exec(sent?.body ?? "")?.[0] ?? "";
  const other = await register({ ...anonymous, confirmPassword: "another long one", verificationCode }, "/mobile");
  expect(other.fields).toEqual([{ field: "confirmPassword", rule: "pattern" }]);
  expect((await register({ ...anonymous, verificationCode: "1" }, "/mobile")).code).toBe("CODE_INVALID");
  const { value } = await register({ ...anonymous, verificationCode }, "/mobile");
  expect(value.username).toMatch(/^m[a-z0-9]{9}$/);
  expect(await memberOf(value)).toMatchObject({ mobile: "+84911222333" });

  await caller.post("/wps/verification/sms/register", { body: { ...number, module: "mobile" } });
  const [again] = await listOutbox(db);
  const next = /\d{6}/.exec(again?.body ?? "")?.[0] ?? "";
  expect((await register({ ...anonymous, verificationCode: "1" }, "/mobile")).code).toBe("CODE_INVALID");
  expect((await register({ ...anonymous, verificationCode: next }, "/mobile")).code).toBe("MOBILE_TAKEN");
  await site.set({ MOBILE_REGISTER: false });
  expect((await register(anonymous, "/mobile")).code).toBe("REGISTRATION_CLOSED");
});
