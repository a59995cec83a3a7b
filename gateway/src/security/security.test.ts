import { beforeEach, expect, it } from "vitest";
import { control, seededPassword } from "../testing/gateway.ts";
import { startForFile } from "../testing/startForFile.ts";

const { sandbox, t } = await startForFile();
beforeEach(async () => {
  await control(sandbox, "reset", {});
  t.sent.length = 0;
});

const SECURITY = `security { level raisedBy stepUpMethods hasPaymentPassword paymentPasswordLockedUntil hasSecondFactor
  payoutAccountCount payeeName passwordChangedAt }`;
const OVERVIEW = `{ viewer { member { ${SECURITY} payoutAccounts { id bankName lastFour holder usableFrom } payoutBanks { code } } } }`;
const STEP_UP = `mutation ($input: StepUpInput!) { stepUp(input: $input) { until userErrors { code field } } }`;
const SET = `mutation ($input: SetPaymentPasswordInput!) {
  setPaymentPassword(input: $input) { member { security { hasPaymentPassword } } userErrors { code field } } }`;
const ADD = `mutation ($input: AddPayoutAccountInput!) {
  addPayoutAccount(input: $input) { payoutAccount { id lastFour } member { security { payoutAccountCount } } userErrors { code field } } }`;
const REMOVE = `mutation ($id: ID!) {
  removePayoutAccount(input: { payoutAccountId: $id }) { member { payoutAccounts { id } } userErrors { code } } }`;
const NODE = `query ($id: ID!) { node(id: $id) { ... on PayoutAccount { lastFour } } }`;
const CODE = `mutation ($input: RequestMemberCodeInput!) {
  requestMemberCode(input: $input) { secondsToWait expiresAt userErrors { code } } }`;
const EMAIL_CODE = `mutation ($email: String!) { requestEmailCode(input: { email: $email }) { secondsToWait userErrors { code field } } }`;
const EMAIL = `mutation ($input: SetEmailInput!) {
  setEmail(input: $input) { member { maskedEmail } userErrors { code field } } }`;
const MOBILE_CODE = `mutation ($input: RequestMobileCodeInput!) {
  requestMobileCode(input: $input) { secondsToWait userErrors { code field } } }`;
const MOBILE = `mutation ($input: SetMobileInput!) {
  setMobile(input: $input) { member { maskedMobile } userErrors { code field } } }`;
const RESET = `mutation ($input: ResetPaymentPasswordInput!) {
  resetPaymentPassword(input: $input) { member { security { hasPaymentPassword } } userErrors { code field } } }`;
const ACCOUNT = { bankCode: "ACB", holder: "Tran Van Quang", accountNumber: "0071 0009 88123" };

async function senior() {
  return await t.loggedIn("senior");
}
const stepUp = (browser: ReturnType<typeof t.client>, secret = seededPassword) =>
  browser.run(STEP_UP, { input: { method: "PASSWORD", secret } });

const latestCode = async () => {
  const answer = await fetch(`${sandbox.origin}/sandbox/outbox`);
  return /\d{6}/.exec(String(Object(await answer.json()).value[0]?.body))?.[0] ?? "";
};

it("keeps the proof of a step-up in the session: changes need it, and no client sees it", async () => {
  const [browser, elsewhere] = [await senior(), await senior()];
  const input = { newPaymentPassword: "135790" };
  const refused = await browser.run(SET, { input });
  expect([refused.codes, refused.data]).toEqual([["STEP_UP_REQUIRED"], null]);
  expect(t.calls()).not.toContain("PUT /wps/member/paymentPassword");
  expect((await stepUp(browser, "a guess")).at("stepUp")).toEqual({
    until: null,
    userErrors: [{ code: "PASSWORD_INCORRECT", field: ["secret"] }],
  });
  const proven = await stepUp(browser);
  expect(proven.at("stepUp")).toEqual({ until: expect.any(String), userErrors: [] });
  expect(proven.setCookies).toEqual([]);
  expect((await elsewhere.run(SET, { input })).codes).toEqual(["STEP_UP_REQUIRED"]);
  expect((await browser.run(SET, { input })).data).toEqual({
    setPaymentPassword: { member: { security: { hasPaymentPassword: true } }, userErrors: [] },
  });
  const said = JSON.stringify(t.sent);
  for (const secret of [seededPassword, "135790", "stepUpToken"]) expect(said).not.toContain(secret);
});

it("passes on that the platform does not accept a proof any more", async () => {
  const browser = await senior();
  await stepUp(browser);
  await control(sandbox, "clock", { offsetMs: 6 * 60_000 });
  const late = await browser.run(SET, { input: { newPaymentPassword: "135790" } });
  await control(sandbox, "clock", { offsetMs: 0 });
  expect(late.codes).toEqual(["STEP_UP_REQUIRED"]);
});

it("changes a payment password with the old one, and names the field of each refusal", async () => {
  const browser = await senior();
  await stepUp(browser);
  const set = async (newPaymentPassword: string, oldPaymentPassword?: string) =>
    (await browser.run(SET, { input: { newPaymentPassword, oldPaymentPassword } })).at("setPaymentPassword.userErrors");
  expect(await set("123456")).toEqual([{ code: "PASSWORD_WEAK", field: ["newPaymentPassword"] }]);
  expect(await set("12345")).toEqual([{ code: "VALIDATION_FAILED", field: ["newPaymentPassword"] }]);
  expect(await set("135790")).toEqual([]);
  expect(await set("246813")).toEqual([{ code: "PAYMENT_PASSWORD_INVALID", field: ["oldPaymentPassword"] }]);
  expect(await set("246813", "135790")).toEqual([]);
  for (let i = 0; i < 5; i += 1) await set("135792", "000000");
  expect(await set("135792", "246813")).toEqual([{ code: "PAYMENT_PASSWORD_LOCKED", field: null }]);
});

it("adds and removes bank accounts of the member only", async () => {
  const browser = await senior();
  expect((await browser.run(ADD, { input: ACCOUNT })).codes).toEqual(["STEP_UP_REQUIRED"]);
  await stepUp(browser);
  const added = await browser.run(ADD, { input: ACCOUNT });
  expect(added.at("addPayoutAccount")).toEqual({
    payoutAccount: { id: expect.any(String), lastFour: "8123" },
    member: { security: { payoutAccountCount: 1 } },
    userErrors: [],
  });
  const id = added.text("addPayoutAccount.payoutAccount.id");
  expect((await browser.run(OVERVIEW)).at("viewer.member")).toMatchObject({
    security: { level: "LOW", raisedBy: ["PAYMENT_PASSWORD", "SECOND_FACTOR"], payeeName: "Tran Van Quang" },
    payoutAccounts: [{ id, bankName: "ACB", lastFour: "8123" }],
    payoutBanks: expect.arrayContaining([{ code: "ACB" }]),
  });
  expect((await browser.run(NODE, { id })).at("node")).toEqual({ lastFour: "8123" });
  const wrong = await browser.run(ADD, { input: { ...ACCOUNT, holder: "Another", accountNumber: "1" } });
  expect(wrong.at("addPayoutAccount.userErrors")).toEqual([{ code: "VALIDATION_FAILED", field: ["accountNumber"] }]);

  const stranger = await t.loggedIn("vipclub");
  await stepUp(stranger);
  expect((await stranger.run(NODE, { id })).at("node")).toBeNull();
  expect((await stranger.run(REMOVE, { id })).codes).toEqual(["NOT_FOUND"]);
  expect((await t.client().run(OVERVIEW)).at("viewer.member")).toBeNull();
  const removed = await browser.run(REMOVE, { id });
  expect(removed.at("removePayoutAccount")).toEqual({ member: { payoutAccounts: [] }, userErrors: [] });
});

it("binds an e-mail address and a mobile number with codes, after a step-up", async () => {
  const browser = await senior();
  expect((await browser.run(EMAIL_CODE, { email: "quang@new.example" })).codes).toEqual(["STEP_UP_REQUIRED"]);
  await stepUp(browser);
  expect((await browser.run(EMAIL_CODE, { email: "nonsense" })).at("requestEmailCode.userErrors")).toEqual([
    { code: "VALIDATION_FAILED", field: ["email"] },
  ]);
  const sent = await browser.run(EMAIL_CODE, { email: " quang@new.example " });
  expect(sent.at("requestEmailCode")).toEqual({ secondsToWait: 60, userErrors: [] });
  const input = { email: "quang@new.example", code: await latestCode() };
  const wrong = await browser.run(EMAIL, { input: { ...input, code: "x" } });
  expect(wrong.at("setEmail.userErrors")).toEqual([{ code: "CODE_INVALID", field: ["code"] }]);
  expect((await browser.run(EMAIL, { input })).at("setEmail")).toEqual({
    member: { maskedEmail: "q***@new.example" },
    userErrors: [],
  });

  const number = { countryDialingCode: "+84", mobile: "901234567" };
  await browser.run(MOBILE_CODE, { input: number });
  const taken = await browser.run(MOBILE, { input: { ...number, code: await latestCode() } });
  expect(taken.at("setMobile.userErrors")).toEqual([{ code: "MOBILE_TAKEN", field: ["mobile"] }]);
  const own = { ...number, mobile: "987 654 321" };
  expect((await browser.run(MOBILE_CODE, { input: own })).at("requestMobileCode.userErrors")).toEqual([]);
  const bound = await browser.run(MOBILE, { input: { ...own, code: await latestCode() } });
  expect(bound.at("setMobile")).toEqual({ member: { maskedMobile: "+84 *** 321" }, userErrors: [] });
});

it("steps up with a code, and resets a forgotten payment password with another", async () => {
  const browser = await senior();
  const request = async (purpose: string) => {
    const answer = await browser.run(CODE, { input: { channel: "EMAIL", purpose } });
    expect(answer.at("requestMemberCode")).toMatchObject({ secondsToWait: 60, userErrors: [] });
    return latestCode();
  };
  const code = await request("STEP_UP");
  const by = (secret: string) => browser.run(STEP_UP, { input: { method: "EMAIL", secret } });
  expect((await by("1")).at("stepUp.userErrors")).toEqual([{ code: "CODE_INVALID", field: ["secret"] }]);
  expect((await by(code)).at("stepUp.userErrors")).toEqual([]);
  const reset = async (input: object) =>
    (await browser.run(RESET, { input: { channel: "EMAIL", newPaymentPassword: "246813", ...input } })).at(
      "resetPaymentPassword",
    );
  const own = await request("PAYMENT_PASSWORD");
  expect(await reset({ code: own, newPaymentPassword: "123456" })).toMatchObject({
    userErrors: [{ code: "PASSWORD_WEAK", field: ["newPaymentPassword"] }],
  });
  expect(await reset({ code: own })).toEqual({ member: { security: { hasPaymentPassword: true } }, userErrors: [] });
});
