import { beforeEach, describe, expect, it } from "vitest";
import { control, openGateway, seededPassword } from "../../testing/gateway.ts";
import { startForFile } from "../../testing/startForFile.ts";

const { sandbox, t } = await startForFile();
beforeEach(async () => {
  await control(sandbox, "reset", {});
  t.sent.length = 0;
});

const GOOD = "teal harbour 9";
const WHO = `{ viewer { member { username } } }`;
const LOG_IN = `mutation ($input: LogInInput!) { logIn(input: $input) { passwordChangeReason userErrors { code } } }`;
const CHANGE = `mutation ($input: ChangePasswordInput!) {
  changePassword(input: $input) { member { username } userErrors { code field message } }
}`;
const ASK = `mutation ($input: RequestPasswordLinkInput!) {
  requestPasswordLink(input: $input) { userErrors { code field retryAfter } }
}`;
const RESET = `mutation ($input: ResetPasswordWithLinkInput!) {
  resetPasswordWithLink(input: $input) { username userErrors { code field } }
}`;
const BY_SMS = `mutation ($input: ResetPasswordWithSmsInput!) {
  resetPasswordWithSms(input: $input) {
    viewer { member { username } } passwordChangeReason bearerToken userErrors { code field }
  }
}`;

const latestMessage = async () => {
  const answer = await fetch(`${sandbox.origin}/sandbox/outbox`);
  return String(Object(await answer.json()).value[0]?.body);
};

describe("changing the password", () => {
  it("keeps this session, ends the others, and sends both passwords encrypted only", async () => {
    const here = await t.loggedIn("demo");
    const there = await t.loggedIn("demo");
    const input = { oldPassword: seededPassword, newPassword: GOOD };
    expect((await here.run(CHANGE, { input })).data).toEqual({
      changePassword: { member: { username: "demo" }, userErrors: [] },
    });
    expect((await here.run(WHO)).at("viewer.member.username")).toBe("demo");
    expect((await there.run(WHO)).codes).toEqual(["SESSION_REVOKED"]);
    const said = JSON.stringify(t.sent);
    for (const secret of [seededPassword, GOOD]) expect(said).not.toContain(secret);
    expect((await t.client().run(LOG_IN, { input: { username: "demo", password: GOOD } })).data).toMatchObject({
      logIn: { passwordChangeReason: null, userErrors: [] },
    });
  });

  it.each([
    [{ oldPassword: "a guess" }, "PASSWORD_INCORRECT", "oldPassword"],
    [{ oldPassword: "" }, "VALIDATION_FAILED", "oldPassword"],
    [{ newPassword: "short" }, "VALIDATION_FAILED", "newPassword"],
    [{ newPassword: "x".repeat(200_000) }, "VALIDATION_FAILED", "newPassword"],
    [{ newPassword: "password1" }, "PASSWORD_WEAK", "newPassword"],
    [{ newPassword: seededPassword }, "PASSWORD_REUSED", "newPassword"],
  ])("refuses %j under its field", async (wrong, code, field) => {
    const browser = t.client({ "x-atrium-language": "TY" });
    await browser.logIn("demo");
    const input = { oldPassword: seededPassword, newPassword: GOOD, ...wrong };
    expect((await browser.run(CHANGE, { input })).data).toEqual({
      changePassword: { member: null, userErrors: [{ code, field: [field], message: expect.any(String) }] },
    });
  });

  it("is required where it is weak, and where it is expired as long as the operator requires it", async () => {
    const reasonOf = async (username: string, password = seededPassword) =>
      (await t.client().run(LOG_IN, { input: { username, password } })).at("logIn.passwordChangeReason");
    expect([await reasonOf("demo"), await reasonOf("weak", "a123456"), await reasonOf("expired")]).toEqual([
      null,
      "WEAK",
      "EXPIRED",
    ]);
    const browser = t.client({ "x-atrium-language": "VI" });
    await browser.run(LOG_IN, { input: { username: "weak", password: "a123456" } });
    const favorites = `{ viewer { member { username favoriteGames(first: 1) { totalCount } } } }`;
    const refused = await browser.run(favorites);
    expect(refused.at("viewer.member.username")).toBe("weak");
    expect(refused.errors).toMatchObject([
      { message: "Vui lòng đặt mật khẩu mới trước.", extensions: { code: "PASSWORD_CHANGE_REQUIRED" } },
    ]);
    await browser.run(CHANGE, { input: { oldPassword: "a123456", newPassword: GOOD } });
    expect((await browser.run(favorites)).errors).toBeUndefined();

    await control(sandbox, "flags", { FORCE_PASSWORD_CHANGE: false });
    await using other = await openGateway(sandbox);
    const answer = await other.client().run(LOG_IN, { input: { username: "expired", password: seededPassword } });
    expect(answer.at("logIn")).toEqual({ passwordChangeReason: null, userErrors: [] });
  });
});

describe("a forgotten password", () => {
  it("is set with the link in the e-mail, once", async () => {
    const browser = t.client();
    const input = { username: " demo ", email: " Demo@mail.example " };
    expect((await browser.run(ASK, { input })).at("requestPasswordLink.userErrors")).toEqual([]);
    const token = /#token=([\w-]+)/.exec(await latestMessage())?.[1] ?? "";
    const set = (newPassword: string, with_ = token) =>
      browser.run(RESET, { input: { token: with_, newPassword } }).then(({ data }) => Object(data));
    expect((await set("password1")).resetPasswordWithLink).toEqual({
      username: null,
      userErrors: [{ code: "PASSWORD_WEAK", field: ["newPassword"] }],
    });
    expect((await set(GOOD)).resetPasswordWithLink).toEqual({ username: "demo", userErrors: [] });
    for (const used of [token, "x".repeat(2_000), "\0"]) {
      expect((await set(GOOD, used)).resetPasswordWithLink.userErrors).toMatchObject([{ code: "RESET_LINK_INVALID" }]);
    }
    expect(JSON.stringify(t.sent)).not.toContain(token);
    await browser.logIn("demo", GOOD);
  });

  it("gets the same answer for every account, and malformed input is not sent", async () => {
    const ask = async (username: string, email: string) =>
      (await t.client().run(ASK, { input: { username, email } })).at("requestPasswordLink.userErrors");
    expect(await ask("nobodyatall", "nobody@mail.example")).toEqual([]);
    expect(await ask("demo", "nobody@mail.example")).toEqual([]);
    t.sent.length = 0;
    const wrong = { code: "VALIDATION_FAILED", retryAfter: null };
    expect(await ask("", "a@b.example")).toEqual([{ ...wrong, field: ["username"] }]);
    for (const email of ["", "nonsense", "a b@c", `${"x".repeat(300)}@c.example`]) {
      expect(await ask("demo", email)).toEqual([{ ...wrong, field: ["email"] }]);
    }
    expect(t.calls()).toEqual([]);
  });

  it("is set with a code by SMS, and logs in at once", async () => {
    const number = { countryDialingCode: "+84", mobile: "901234567" };
    await control(sandbox, "flags", { PHONE_VERIFICATION_RECOVERY: true });
    await t
      .client()
      .run(`mutation ($input: RequestSmsCodeInput!) { requestSmsCode(input: $input) { userErrors { code } } }`, {
        input: { ...number, purpose: "RESET_PASSWORD" },
      });
    const code = /\d{6}/.exec(await latestMessage())?.[0] ?? "";
    const browser = t.client();
    const reset = (rest: object) => browser.run(BY_SMS, { input: { ...number, code, newPassword: GOOD, ...rest } });
    expect((await reset({ code: code === "000000" ? "1" : "000000" })).at("resetPasswordWithSms.userErrors")).toEqual([
      { code: "CODE_INVALID", field: ["code"] },
    ]);
    // The platform sets the password, and fails before the login. The same input logs in without the code.
    await control(sandbox, "chaos", { path: "/wps/session/login", status: 503 });
    expect((await reset({})).codes).toEqual(["UPSTREAM_UNAVAILABLE"]);
    await fetch(`${sandbox.origin}/sandbox/chaos`, { method: "DELETE" });
    expect((await reset({})).data).toEqual({
      resetPasswordWithSms: {
        viewer: { member: { username: "demo" } },
        passwordChangeReason: null,
        bearerToken: null,
        userErrors: [],
      },
    });
    expect((await browser.run(WHO)).at("viewer.member.username")).toBe("demo");
    await t.client().logIn("demo", GOOD);
  });
});
