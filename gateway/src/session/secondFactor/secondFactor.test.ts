import { randomInt } from "node:crypto";
import { TOTP } from "otpauth";
import { beforeEach, expect, it } from "vitest";
import { control, seededPassword } from "../../testing/gateway.ts";
import { startForFile } from "../../testing/startForFile.ts";

const { sandbox, t } = await startForFile();
beforeEach(async () => {
  await control(sandbox, "reset", {});
  t.sent.length = 0;
});

const PAYLOAD = `viewer { member { username } } secondFactor { token expiresAt } bearerToken userErrors { code field }`;
const LOG_IN = `mutation ($input: LogInInput!) { logIn(input: $input) { ${PAYLOAD} } }`;
const FINISH = `mutation ($input: LogInWithSecondFactorInput!) { logInWithSecondFactor(input: $input) { ${PAYLOAD} } }`;
const STEP_UP = `mutation ($input: StepUpInput!) { stepUp(input: $input) { until userErrors { code field } } }`;
const BEGIN = `mutation { beginSecondFactor { secret otpauthUrl userErrors { code } } }`;
const CONFIRM = `mutation ($code: String!) {
  confirmSecondFactor(input: { code: $code }) {
    recoveryCodes
    member { security { stepUpMethods hasSecondFactor secondFactor { enabledAt recoveryCodesLeft } } }
    userErrors { code field }
  }
}`;
const RENEW = `mutation { renewRecoveryCodes { recoveryCodes userErrors { code } } }`;
const END = `mutation { endSecondFactor { member { security { hasSecondFactor } } userErrors { code } } }`;
const WHO = `{ viewer { member { username } rememberedLogin { username } } }`;
const HISTORY = `{ viewer { member { logins(first: 2) { totalCount edges { node { id method secondFactor outcome maskedAddress isCurrent } } } } } }`;

const credentials = { username: "vipclub", password: seededPassword };

/** The code that an app shows after `steps` times 30 s. */
const codeOf = (secret: string, steps = 0) => new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });

/** Switches the second factor of the account on. */
async function switchOn() {
  const browser = await t.loggedIn("vipclub");
  expect((await browser.run(BEGIN)).codes).toEqual(["STEP_UP_REQUIRED"]);
  await browser.run(STEP_UP, { input: { method: "PASSWORD", secret: seededPassword } });
  const begun = await browser.run(BEGIN);
  const secret = begun.text("beginSecondFactor.secret");
  expect(begun.text("beginSecondFactor.otpauthUrl")).toContain(secret);
  const wrong = await browser.run(CONFIRM, { code: String(randomInt(10, 99)) });
  expect(wrong.at("confirmSecondFactor")).toMatchObject({
    recoveryCodes: null,
    userErrors: [{ code: "MFA_INVALID", field: ["code"] }],
  });
  const confirmed = await browser.run(CONFIRM, { code: codeOf(secret, -1) });
  expect(confirmed.at("confirmSecondFactor.member.security")).toEqual({
    stepUpMethods: ["TOTP"],
    hasSecondFactor: true,
    secondFactor: { enabledAt: expect.any(String), recoveryCodesLeft: 10 },
  });
  return { browser, secret, recoveryCode: confirmed.text("confirmSecondFactor.recoveryCodes.0") };
}

it("finishes a login with the code, in the browser that began it, and remembers as the first step asked", async () => {
  const { secret } = await switchOn();
  const [browser, other] = [t.client(), t.client()];
  const first = await browser.run(LOG_IN, { input: { ...credentials, remember: true } });
  expect(first.at("logIn")).toEqual({
    viewer: null,
    secondFactor: { token: null, expiresAt: expect.any(String) },
    bearerToken: null,
    userErrors: [],
  });
  expect(first.setCookies).toEqual([
    expect.stringMatching(
      /^__Host-atrium-second-factor=[\w.-]+; Path=\/; HttpOnly; Secure; SameSite=Strict; Max-Age=300$/,
    ),
  ]);
  expect((await browser.run(WHO)).at("viewer.member")).toBeNull();

  const input = { code: codeOf(secret) };
  const elsewhere = await other.run(FINISH, { input });
  expect(elsewhere.at("logInWithSecondFactor.userErrors")).toEqual([{ code: "MFA_EXPIRED", field: null }]);
  const wrong = await browser.run(FINISH, { input: { code: "nonsense" } });
  expect(wrong.at("logInWithSecondFactor.userErrors")).toEqual([{ code: "MFA_INVALID", field: ["code"] }]);
  const finished = await browser.run(FINISH, { input });
  expect(finished.at("logInWithSecondFactor.viewer.member.username")).toBe("vipclub");
  expect(finished.setCookies).toContainEqual(expect.stringMatching(/^__Host-atrium-remember=.*; Max-Age=86400$/));
  expect(finished.setCookies).toContainEqual(expect.stringMatching(/^__Host-atrium-second-factor=;.*Max-Age=0$/));
  expect((await browser.run(WHO)).at("viewer")).toEqual({
    member: { username: "vipclub" },
    rememberedLogin: { username: "vipclub" },
  });
  const codes = ["mfaToken", input.code];
  for (const text of codes) expect(JSON.stringify(t.sent)).not.toContain(text);

  const history = await browser.run(HISTORY);
  expect(history.at("viewer.member.logins.edges.0.node")).toMatchObject({
    method: "PASSWORD",
    secondFactor: "TOTP",
    outcome: "SUCCEEDED",
    maskedAddress: "127.0.*.*",
    isCurrent: true,
  });
  expect(history.at("viewer.member.logins.edges.1.node.outcome")).toBe("WRONG_SECOND_FACTOR");
  const id = history.text("viewer.member.logins.edges.1.node.id");
  const NODE = "query ($id: ID!) { node(id: $id) { ... on LoginRecord { outcome } } }";
  expect((await browser.run(NODE, { id })).at("node.outcome")).toBe("WRONG_SECOND_FACTOR");
  await other.logIn("demo");
  expect((await other.run(NODE, { id })).at("node")).toBeNull();
});

it("gives partners a token in place of the cookie", async () => {
  const { recoveryCode } = await switchOn();
  const partner = t.client();
  const first = await partner.run(LOG_IN, { input: { ...credentials, delivery: "BEARER" } });
  expect(first.setCookies).toEqual([]);
  const token = first.text("logIn.secondFactor.token");
  const forged = await partner.run(FINISH, { input: { code: recoveryCode, token: `${token}x`, delivery: "BEARER" } });
  expect(forged.at("logInWithSecondFactor.userErrors.0.code")).toBe("MFA_EXPIRED");
  const finished = await partner.run(FINISH, { input: { code: recoveryCode, token, delivery: "BEARER" } });
  expect(finished.setCookies).toEqual([]);
  expect(finished.text("logInWithSecondFactor.bearerToken").length).toBeGreaterThan(40);
});

it("asks for the app before it is switched off, and makes recovery codes anew", async () => {
  const { browser, secret, recoveryCode } = await switchOn();
  await control(sandbox, "clock", { offsetMs: 6 * 60_000 });
  expect((await browser.run(END)).codes).toEqual(["STEP_UP_REQUIRED"]);
  await control(sandbox, "clock", { offsetMs: 0 });
  const byPassword = await browser.run(STEP_UP, { input: { method: "PASSWORD", secret: seededPassword } });
  expect(byPassword.at("stepUp.until")).toBeNull();
  const wrong = await browser.run(STEP_UP, { input: { method: "TOTP", secret: "123" } });
  expect(wrong.at("stepUp.userErrors")).toEqual([{ code: "MFA_INVALID", field: ["secret"] }]);
  const right = await browser.run(STEP_UP, { input: { method: "TOTP", secret: codeOf(secret) } });
  expect(right.at("stepUp.until")).toEqual(expect.any(String));
  const renewed = await browser.run(RENEW);
  expect(renewed.at("renewRecoveryCodes.recoveryCodes")).toHaveLength(10);
  expect(JSON.stringify(renewed.data)).not.toContain(recoveryCode);
  expect((await browser.run(END)).at("endSecondFactor.member.security.hasSecondFactor")).toBe(false);
  expect((await t.client().run(LOG_IN, { input: credentials })).at("logIn.viewer.member.username")).toBe("vipclub");
});

it("ends the sessions on all other devices", async () => {
  const here = await t.loggedIn("vipclub");
  const there = await t.loggedIn("vipclub");
  const END_OTHERS = `mutation { revokeOtherSessions { revokedCount member { sessions { isCurrent maskedAddress } } userErrors { code } } }`;
  expect((await here.run(END_OTHERS)).at("revokeOtherSessions")).toEqual({
    revokedCount: 1,
    member: { sessions: [{ isCurrent: true, maskedAddress: "127.0.*.*" }] },
    userErrors: [],
  });
  expect((await there.run(WHO)).codes).toEqual(["SESSION_REVOKED"]);
});
