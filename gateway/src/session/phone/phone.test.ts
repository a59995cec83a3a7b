import { beforeEach, expect, it } from "vitest";
import { control } from "../../testing/gateway.ts";
import { startForFile } from "../../testing/startForFile.ts";

const { sandbox, t } = await startForFile();
beforeEach(async () => {
  t.sent.length = 0;
  await fetch(`${sandbox.origin}/sandbox/chaos`, { method: "DELETE" });
  await control(sandbox, "flags", { MOBILE_SMS_LOGIN: true, PHONE_VERIFICATION_RECOVERY: true, MOBILE_REGISTER: true });
});

const number = { countryDialingCode: "+84", mobile: "0901234567" };
const REQUEST = `mutation ($input: RequestSmsCodeInput!) {
  requestSmsCode(input: $input) { secondsToWait expiresAt message userErrors { code field message retryAfter } }
}`;
const LOG_IN = `mutation ($input: LogInWithSmsInput!) {
  logInWithSms(input: $input) { viewer { member { username } } passwordChangeReason userErrors { code field } }
}`;
const REMEMBERED = `{ viewer { rememberedLogin { username mobile countryDialingCode } } }`;

async function sentCode(): Promise<string> {
  const answer = await fetch(`${sandbox.origin}/sandbox/outbox`);
  return /\d{6}/.exec(JSON.parse(await answer.text()).value[0].body)?.[0] ?? "";
}

it("logs in with a code, and remembers the number with its dialling code when asked to", async () => {
  const browser = t.client();
  const asked = await browser.run(REQUEST, { input: { ...number, purpose: "LOG_IN" } });
  expect(asked.data).toMatchObject({
    requestSmsCode: { secondsToWait: 60, message: "Your code is on its way.", userErrors: [] },
  });
  const wait = Date.parse(asked.text("requestSmsCode.expiresAt")) - Date.now();
  expect(wait).toBeGreaterThan(290_000);
  const wrong = await browser.run(LOG_IN, { input: { ...number, code: "12345" } });
  expect(wrong.at("logInWithSms.userErrors")).toEqual([{ code: "CODE_INVALID", field: ["code"] }]);

  const code = await sentCode();
  t.sent.length = 0;
  const { data, setCookies } = await browser.run(LOG_IN, { input: { ...number, code, remember: true } });
  expect(data).toMatchObject({ logInWithSms: { viewer: { member: { username: "demo" } }, userErrors: [] } });
  expect(JSON.stringify(t.sent)).not.toContain(code);
  expect(setCookies).toContainEqual(expect.stringMatching(/^__Host-atrium-remember=.*; Max-Age=86400$/));
  await browser.run(`mutation { logOut(input: {}) { userErrors { code } } }`);
  expect((await browser.run(REMEMBERED)).at("viewer.rememberedLogin")).toEqual({
    username: null,
    mobile: "0901234567",
    countryDialingCode: "+84",
  });
  // A login without a form does not change the remembered name.
  await browser.run(`mutation { startFreePlay(input: {}) { userErrors { code } } }`);
  expect((await browser.run(REMEMBERED)).at("viewer.rememberedLogin.mobile")).toBe("0901234567");
});

it.each([
  "+84 901-234-567",
  "0084901234567",
  "090.123.4567",
  "(0)901234567",
  "84901234567",
  "\u202a+84\u00a0901\u200b234567\u202c",
  "tel:+84901234567",
  "０９０１２３４５６７",
  "0901−234·567",
])("logs in with the number %j, and with a code as people copy it", async (mobile) => {
  const asked = await t.client().run(REQUEST, { input: { ...number, mobile, purpose: "LOG_IN" } });
  expect(asked.at("requestSmsCode.userErrors")).toEqual([]);
  const [first, ...rest] = await sentCode();
  const code = `${first}\ufe0f\u20e3 ${rest.join("")}`;
  const { data } = await t.client().run(LOG_IN, { input: { ...number, mobile, code } });
  expect(data).toMatchObject({ logInWithSms: { viewer: { member: { username: "demo" } }, userErrors: [] } });
});

it("says how long to wait for the next code: by its purpose, and by the platform's clock", async () => {
  const wait = async (purpose: string) =>
    (await t.client().run(REQUEST, { input: { ...number, purpose } })).at("requestSmsCode.secondsToWait");
  await control(sandbox, "clock", { offsetMs: 7 * 3_600_000 });
  try {
    expect(await wait("LOG_IN")).toBe(60);
    expect(await wait("REGISTER_MOBILE")).toBe(300);
    expect(await wait("RESET_PASSWORD")).toSatisfy((seconds: number) => seconds >= 299 && seconds <= 301);
  } finally {
    await control(sandbox, "clock", { offsetMs: 0 });
  }
});

it("shows the platform's message when an SMS could not be sent, and only then", async () => {
  await control(sandbox, "chaos", { path: "/wps/verification/sms", code: "SMS_SEND_FAILED", times: 1 });
  const refused = await t
    .client({ "x-atrium-language": "TY" })
    .run(REQUEST, { input: { ...number, purpose: "LOG_IN" } });
  expect(refused.at("requestSmsCode")).toEqual({
    secondsToWait: null,
    expiresAt: null,
    message: null,
    userErrors: [
      {
        code: "SMS_SEND_FAILED",
        field: null,
        message: "The message got lost on its way. Try again.",
        retryAfter: null,
      },
    ],
  });
});

it.each([
  [{ ...number, mobile: "12" }, ["mobile"]],
  [{ ...number, mobile: "9999999999999999" }, ["mobile"]],
  [{ ...number, mobile: "+66901234567" }, ["mobile"]],
  [{ ...number, countryDialingCode: "+999" }, ["countryDialingCode"]],
  [{ ...number, countryDialingCode: "VN" }, ["countryDialingCode"]],
])("refuses %j", refuses);

it("refuses a number of 100,000 characters", () => refuses({ ...number, mobile: "x".repeat(100_000) }, ["mobile"]));

async function refuses(input: object, field: string[]) {
  const { data } = await t.client().run(REQUEST, { input: { ...input, purpose: "LOG_IN" } });
  expect(data).toMatchObject({ requestSmsCode: { userErrors: [{ code: "VALIDATION_FAILED", field }] } });
}

it("has a phone-auth provider only when one is configured and switched on, and checks its tokens", async () => {
  const PHONE_AUTH = `{ site { phoneAuth { projectId authDomain emulatorUrl } } }`;
  expect((await t.client().run(PHONE_AUTH)).at("site.phoneAuth")).toBeNull();
  const BY_TOKEN = `mutation ($idToken: String!) {
    logInWithPhoneAuth(input: { idToken: $idToken, countryDialingCode: "+84", mobile: "901234567" }) { viewer { member { username } } userErrors { code field } }
  }`;
  const refusals = ["nonsense", `${"x".repeat(5_000)}.y.z`].map(async (idToken) =>
    (await t.client().run(BY_TOKEN, { idToken })).at("logInWithPhoneAuth.userErrors.0"),
  );
  for (const refusal of await Promise.all(refusals)) {
    expect(refusal).toEqual({ code: "PHONE_CODE_INVALID", field: ["idToken"] });
  }
  const off = await t.client().run(BY_TOKEN, { idToken: "aaa.bbb.ccc" });
  expect(off.at("logInWithPhoneAuth.userErrors.0.code")).toBe("FEATURE_DISABLED");
});
