import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { control, seededPassword, type TestClient } from "./testing/gateway.ts";
import { sharedPlatform } from "./testing/sharedPlatform.ts";
import { openForFile } from "./testing/startForFile.ts";

const sandbox = await sharedPlatform();
await control(sandbox, "flags", { CHAT: true, PHONE_VERIFICATION_RECOVERY: true });
const t = await openForFile(sandbox);
beforeAll(async () => {
  // The encryption key and the brand's rules are read once for all requests.
  await t.client().logIn("agent");
  await t.client().run("{ site { brand { name } } }");
});

/** An operation, the account that sends it, and the exact platform calls that it causes. */
interface Row {
  name: string;
  document: string;
  variables?: () => Record<string, unknown> | Promise<Record<string, unknown>>;
  as?: string;
  calls: string[];
}

const GOOD = "teal harbour 9";
const number = { countryDialingCode: "+84", mobile: "0912000111" };
const mutation = (name: string, input: string, fields: string) =>
  `mutation ($input: ${input}!) { ${name}(input: $input) { ${fields} userErrors { code field } } }`;
const sms = (purpose: string, more: object = {}) => ({ input: { purpose, ...number, ...more } });
const smsCode = mutation("requestSmsCode", "RequestSmsCodeInput", "secondsToWait");
/** The latest code or link that the platform sent. */
async function lastSent(form: RegExp): Promise<string> {
  const answer = await fetch(`${sandbox.origin}/sandbox/outbox`);
  return form.exec(String(Object(await answer.json()).value[0]?.body))?.[1] ?? "";
}
const prepare = async (document: string, variables: Record<string, unknown>) => {
  await t.client().run(document, variables);
  t.sent.length = 0;
};
const termsVersion = async () => {
  const answer = await t.client().run("{ site { helpCentre { version } } }");
  t.sent.length = 0;
  return answer.text("site.helpCentre.version");
};
const WAYS_IN = `site {
  features { freePlay smsLogin socialLogin directRegistration mobileRegistration phonePasswordRecovery }
  socialProviders { kind startUrl } phoneAuth { apiKey } affiliate { code }
}`;
const HELP = "site { helpCentre { version articles { id title } } }";
const LIST = "promotions(first: 20) { totalCount edges { node { id title category } } }";

const reads: Row[] = [
  {
    name: "registration settings, for both forms",
    document: `{ site { registration { username { fields { name } } mobile { requiresSmsCode fields { name } } } } }`,
    calls: ["GET /wps/system/setting/register"],
  },
  { name: "ways in, which the brand's permission tells", document: `{ ${WAYS_IN} }`, calls: [] },
  { name: "help centre", document: `{ ${HELP} }`, calls: ["GET /wps/system/helpCenter"] },
  {
    name: "a page of the footer",
    document: `{ site { page(slug: PRIVACY) { title } } }`,
    calls: ["GET /wps/system/page"],
  },
  {
    name: "the self-test and helplines",
    document: `{ site { responsibleGaming(country: "TH") { questions { code } helplines { name } } } }`,
    calls: ["GET /wps/system/rgContent"],
  },
  {
    name: "downloads and their codes",
    document: `{ site { resources(kinds: [ANDROID_APP, IOS_APP, IOS_PROFILE]) { kind url qrCodeUrl } } }`,
    calls: [],
  },
  { name: "promotions", document: `{ site { ${LIST} again: ${LIST} } }`, calls: ["GET /wps/relay/PRM_list"] },
  {
    name: "a promotion",
    document: `{ site { promotion(internalID: "4") { title rulesHtml endsAt image { url } } } }`,
    calls: ["GET /wps/relay/PRM_detail"],
  },
];

const others: Row[] = [
  {
    name: "customer service for guests",
    document: `{ viewer { customerService { isVip url } } }`,
    calls: ["GET /wps/system/customerService"],
  },
  {
    name: "customer service for members, whose rank counts",
    as: "vipclub",
    document: `{ viewer { customerService { isVip url } } }`,
    calls: ["GET /wps/member/info", "GET /wps/system/customerService"],
  },
  {
    name: "unread answers in the chat",
    as: "demo",
    document: `{ viewer { member { unreadChatCount again: unreadChatCount } } }`,
    calls: ["GET /wps/member/info", "GET /wps/relay/CSP_chatUnreadCount"],
  },
  {
    name: "the chat's room",
    as: "demo",
    document: mutation("openChat", "OpenChatInput", "chat { url }"),
    variables: () => ({ input: { title: "Chat" } }),
    calls: ["GET /wps/relay/CSP_chatUrl"],
  },
  {
    name: "a captcha",
    document: `mutation { requestCaptcha { captcha { id image expiresAt } userErrors { code } } }`,
    calls: ["GET /wps/captcha"],
  },
  {
    name: "a captcha to listen to",
    document: `mutation { requestCaptcha { captcha { image audio } userErrors { code } } }`,
    calls: ["GET /wps/captcha", "GET /wps/captcha"],
  },
  {
    name: "a human check",
    document: `mutation { requestHumanCheck { humanCheck { provider } userErrors { code } } }`,
    calls: ["GET /wps/verification/human"],
  },
  {
    name: "a name that may be free",
    document: mutation("checkUsername", "CheckUsernameInput", "isAvailable"),
    variables: () => ({ input: { username: "nobodyyet" } }),
    calls: ["GET /wps/member/username/available"],
  },
  {
    name: "an invitation",
    document: mutation("checkAffiliateCode", "CheckAffiliateCodeInput", "isValid"),
    variables: () => ({ input: { code: "MAI88" } }),
    calls: ["GET /wps/agent/affiliate"],
  },
  ...["REGISTER_USERNAME", "REGISTER_MOBILE"].map((purpose, index) => ({
    name: `a code for ${purpose}`,
    document: smsCode,
    variables: () => sms(purpose, { mobile: `091200011${index}` }),
    calls: ["POST /wps/verification/sms/register"],
  })),
  {
    name: "a code for LOG_IN",
    document: smsCode,
    variables: () => sms("LOG_IN", { mobile: "0912000112" }),
    calls: ["POST /wps/verification/sms/noLogin"],
  },
  {
    name: "a code for RESET_PASSWORD",
    document: smsCode,
    variables: () => sms("RESET_PASSWORD", { mobile: "0912000113" }),
    calls: ["POST /wps/verification/sms/forgotPassword"],
  },
  {
    name: "a registration by name",
    document: mutation("register", "RegisterInput", "username viewer { member { username } }"),
    variables: async () => ({
      input: { method: "USERNAME", username: "countme", password: GOOD, termsVersion: await termsVersion() },
    }),
    calls: ["PUT /wps/member/register", "GET /wps/member/info"],
  },
  {
    name: "a registration by number",
    document: mutation("register", "RegisterInput", "username viewer { member { username } }"),
    variables: async () => {
      const version = await termsVersion();
      await prepare(smsCode, sms("REGISTER_MOBILE", { mobile: "0912000114" }));
      const verificationCode = await lastSent(/(\d{6})/);
      const filled = { ...number, mobile: "0912000114", verificationCode, password: GOOD, termsVersion: version };
      return { input: { method: "MOBILE", ...filled } };
    },
    calls: ["PUT /wps/member/register/mobile", "GET /wps/member/info"],
  },
  {
    name: "a free demo",
    document: mutation("startFreePlay", "StartFreePlayInput", "viewer { member { kind } }"),
    variables: () => ({ input: {} }),
    calls: ["POST /wps/session/login/freeplay", "GET /wps/member/info"],
  },
  {
    name: "a login by SMS",
    document: mutation("logInWithSms", "LogInWithSmsInput", "viewer { member { username } }"),
    variables: async () => {
      const known = { countryDialingCode: "+84", mobile: "0901234567" };
      await prepare(smsCode, { input: { purpose: "LOG_IN", ...known } });
      return { input: { ...known, code: await lastSent(/(\d{6})/) } };
    },
    calls: ["POST /wps/session/login", "GET /wps/member/info"],
  },
  {
    name: "a new password in place of the old one",
    as: "vipclub",
    document: mutation("changePassword", "ChangePasswordInput", "member { username }"),
    variables: () => ({ input: { oldPassword: seededPassword, newPassword: GOOD } }),
    calls: ["POST /wps/member/password", "GET /wps/member/info"],
  },
  {
    name: "a link for a new password",
    document: mutation("requestPasswordLink", "RequestPasswordLinkInput", ""),
    variables: () => ({ input: { username: "demo", email: "demo@mail.example" } }),
    calls: ["POST /wps/member/password/email"],
  },
  {
    name: "a new password by a link",
    document: mutation("resetPasswordWithLink", "ResetPasswordWithLinkInput", "username"),
    variables: async () => {
      const asked = { input: { username: "demo", email: "demo@mail.example" } };
      await prepare(mutation("requestPasswordLink", "RequestPasswordLinkInput", ""), asked);
      return { input: { token: await lastSent(/#token=([\w-]+)/), newPassword: GOOD } };
    },
    calls: ["POST /wps/member/password/email/confirm"],
  },
  {
    name: "a new password by SMS, with the login",
    document: mutation("resetPasswordWithSms", "ResetPasswordWithSmsInput", "viewer { member { username } }"),
    variables: async () => {
      const known = { countryDialingCode: "+84", mobile: "0901234567" };
      await prepare(smsCode, { input: { purpose: "RESET_PASSWORD", ...known } });
      return { input: { ...known, code: await lastSent(/(\d{6})/), newPassword: "another harbour 9" } };
    },
    calls: ["POST /wps/member/password/verification", "POST /wps/session/login/token", "GET /wps/member/info"],
  },
];

/** Runs the operation. Expects no error, and exactly these platform calls. */
async function count(client: TestClient, { document, variables, calls }: Row) {
  const filled = (await variables?.()) ?? {};
  t.sent.length = 0;
  const answer = await client.ask(document, filled);
  const [payload] = Object.values(Object(answer.data));
  expect(Object(payload).userErrors ?? []).toEqual([]);
  expect(t.calls()).toEqual(calls);
}
const clientOf = async (account: string | undefined) => {
  const client = t.client();
  if (account !== undefined) await client.logIn(account);
  return client;
};

describe("public data is read once, and then served from the cache", () => {
  it.each(reads)("$name", async (row) => {
    await count(t.client(), row);
    await count(t.client(), { ...row, calls: [] });
  });
});

describe("a caller's operations cost exactly the calls that they need", () => {
  beforeEach(() => {
    t.sent.length = 0;
  });
  it.each(others)("$name", async (row) => count(await clientOf(row.as), row));
});
