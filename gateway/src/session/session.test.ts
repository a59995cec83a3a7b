import { afterAll, describe, expect, it, vi } from "vitest";
import { control, seededPassword } from "../testing/gateway.ts";
import { openForFile } from "../testing/startForFile.ts";
import { startTestPlatform } from "../testing/testPlatform.ts";

// Reads a captcha out of the sandbox.
const sandbox = await startTestPlatform();
afterAll(() => sandbox.close());
const t = await openForFile(sandbox);

const LOG_IN = `mutation ($input: LogInInput!) {
  logIn(input: $input) {
    viewer { member { id username kind lastLogin { at ip } } session { isCurrent device serverTime } }
    isFirstLogin passwordChangeReason captchaRequired bearerToken expiresAt
    userErrors { code field message retryAfter }
  }
}`;
const WHO = `{ viewer { member { username } rememberedLogin { username } } }`;

describe("logging in", () => {
  it("sends the password encrypted only, and hides the platform's token from the browser", async () => {
    const browser = t.client();
    const answer = await browser.run(LOG_IN, { input: { username: " demo ", password: seededPassword } });
    expect(answer.data).toMatchObject({
      logIn: {
        viewer: {
          member: { username: "demo", kind: "PLAYER" },
          session: { isCurrent: true, device: "Test browser", serverTime: expect.any(String) },
        },
        captchaRequired: false,
        bearerToken: null,
        userErrors: [],
      },
    });
    // One call logs in and one reads the member; the very first login also fetches the encryption key.
    expect(t.calls()).toEqual([
      "GET /wps/system/encryptionKey",
      "POST /wps/session/login",
      "GET /wps/member/info",
      "GET /wps/session/current",
      "GET /wps/session/list",
    ]);
    const login = t.sent.find(({ call }) => call === "POST /wps/session/login");
    expect(login?.headers).toContain("application/jose");
    expect(login?.body.split(".")).toHaveLength(5);
    const said = JSON.stringify(t.sent);
    expect(said).not.toContain(seededPassword);
    expect(said).not.toContain(Buffer.from(seededPassword).toString("base64url"));

    const token = /Bearer ([^"\\]+)/.exec(said)?.[1] ?? "";
    expect(token).not.toBe("");
    expect(JSON.stringify({ ...answer })).not.toContain(token);
    expect(answer.setCookies[0]).toMatch(/^__Host-atrium=[\w.-]+; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
    expect((await browser.run(WHO)).data).toEqual({ viewer: { member: { username: "demo" }, rememberedLogin: null } });
  });

  it("remembers the name on request, until the next login changes it", async () => {
    const browser = t.client();
    const { setCookies } = await browser.run(LOG_IN, {
      input: { username: "demo", password: seededPassword, remember: true },
    });
    expect(setCookies).toEqual([
      expect.stringMatching(/^__Host-atrium=.*; Max-Age=86400$/),
      expect.stringMatching(/^__Host-atrium-signed-in=1; .*; SameSite=Lax; Max-Age=86400$/),
      expect.stringMatching(/^__Host-atrium-device=.*; HttpOnly; Secure; SameSite=Lax; Max-Age=15552000$/),
      expect.stringMatching(/^__Host-atrium-remember=.*; Max-Age=86400$/),
    ]);
    const LOG_OUT = `mutation ($forget: Boolean!) { logOut(input: { forget: $forget }) { viewer { member { id } rememberedLogin { username } } } }`;
    await browser.run(LOG_OUT, { forget: false });
    expect((await browser.run(WHO)).data).toEqual({ viewer: { member: null, rememberedLogin: { username: "demo" } } });
    await browser.run(LOG_OUT, { forget: true });
    expect((await browser.run(WHO)).data).toEqual({ viewer: { member: null, rememberedLogin: null } });
  });

  it("gives partners a bearer token and no cookie", async () => {
    const { data, setCookies, text } = await t
      .client()
      .run(LOG_IN, { input: { username: "agent", password: seededPassword, delivery: "BEARER" } })
      .then((answer) => ({ data: answer.data, setCookies: answer.setCookies, text: answer.text("logIn.bearerToken") }));
    expect(data).toMatchObject({ logIn: { viewer: { member: { kind: "AGENT" } } } });
    expect(setCookies).toEqual([]);
    expect((await t.client({ authorization: `Bearer ${text}` }).run(WHO)).at("viewer.member")).toEqual({
      username: "agent",
    });
  });

  it.each([
    [
      { username: "weak", password: "a123456" },
      { passwordChangeReason: "WEAK", userErrors: [] },
    ],
    [
      { username: "expired", password: seededPassword },
      { passwordChangeReason: "EXPIRED", userErrors: [] },
    ],
    [
      { username: "nobody", password: "x" },
      { viewer: null, userErrors: [{ code: "LOGIN_FAILED", field: null }] },
    ],
    [
      { username: "demo", password: seededPassword, side: "AGENT" },
      { viewer: null, userErrors: [{ code: "NOT_AGENT_ACCOUNT" }] },
    ],
    [
      { username: "", password: "x" },
      { viewer: null, userErrors: [{ code: "VALIDATION_FAILED", field: ["username"] }] },
    ],
    [
      { username: "demo", password: "x\0" },
      { viewer: null, userErrors: [{ code: "VALIDATION_FAILED", field: ["password"] }] },
    ],
    [
      { username: "x".repeat(200_000), password: "x" },
      { viewer: null, userErrors: [{ code: "VALIDATION_FAILED", field: ["username"] }] },
    ],
  ])("answers %j", async (input, logIn) => {
    expect((await t.client().run(LOG_IN, { input })).data).toMatchObject({ logIn });
  });

  it("requires a captcha after three failures, accepts its answer, and explains it in the caller's language", async () => {
    const browser = t.client({ "x-atrium-language": "VI" });
    const fail = (captcha?: object) =>
      browser.run(LOG_IN, { input: { username: "vipclub", password: "wrong", captcha } });
    await fail();
    await fail();
    expect((await fail()).at("logIn.captchaRequired")).toBe(true);
    expect((await fail()).at("logIn.userErrors")).toEqual([
      {
        code: "CAPTCHA_REQUIRED",
        field: ["captcha", "text"],
        message: "Vui lòng nhập các ký tự trong hình.",
        retryAfter: null,
      },
    ]);
    const asked = await browser.run(
      `mutation { requestCaptcha { captcha { id image audio expiresAt } userErrors { code } } }`,
    );
    const id = asked.text("requestCaptcha.captcha.id");
    expect(asked.text("requestCaptcha.captcha.image")).toMatch(/^data:image\/png;base64,iVBOR/);
    expect(asked.text("requestCaptcha.captcha.audio")).toMatch(/^data:audio\/wav;base64,UklGR/);
    const captcha = { id, text: (await sandbox.platform.captchas.find(id)).text };
    const right = await browser.run(LOG_IN, { input: { username: "vipclub", password: seededPassword, captcha } });
    expect(right.data).toMatchObject({ logIn: { viewer: { member: { username: "vipclub" } } } });
  });
});

describe("a session that is over", () => {
  it("is reported once, loses its cookie, and continues as a guest", async () => {
    const browser = await t.loggedIn("demo");
    const other = await t.loggedIn("demo");
    const list = await other.run(`{ viewer { member { sessions { id isCurrent } } } }`);
    const sessions = list.at("viewer.member.sessions");
    const mine = Array.isArray(sessions) ? sessions.filter(({ isCurrent }) => !isCurrent) : [];
    for (const { id } of mine) {
      const revoked = await other.run(
        `mutation ($id: ID!) { revokeSession(input: { sessionId: $id }) { revokedSessionId userErrors { code } } }`,
        { id },
      );
      expect(revoked.at("revokeSession.revokedSessionId")).toBe(id);
    }
    const answer = await browser.run(WHO);
    expect(answer.codes).toEqual(["SESSION_REVOKED"]);
    expect(answer.setCookies).toEqual([
      expect.stringMatching(/^__Host-atrium=;.*Max-Age=0$/),
      expect.stringMatching(/^__Host-atrium-signed-in=;.*Max-Age=0$/),
    ]);
    expect((await browser.run(WHO)).data).toEqual({ viewer: { member: null, rememberedLogin: null } });
    expect((await other.run(WHO)).at("viewer.member")).toEqual({ username: "demo" });
  });

  it.each(["nonsense", "a.b.c.d.e"])(
    "that never was valid (%s) is reported and cleared in the same way",
    async (sealed) => {
      const browser = t.client();
      browser.cookies.set("__Host-atrium", sealed);
      const answer = await browser.run(`{ site { id } viewer { member { id } } }`);
      expect(answer.data).toEqual({ site: { id: expect.any(String) }, viewer: { member: null } });
      expect(answer.codes).toEqual(["SESSION_EXPIRED"]);
      expect(browser.cookies.has("__Host-atrium")).toBe(false);
      expect(t.calls()).toEqual([]);
    },
  );
});

it("opens trial accounts", async () => {
  const browser = t.client();
  const opened = await browser.run(
    `mutation { startFreePlay(input: {}) { viewer { member { kind currency wallet { total { amount currency } } } } userErrors { code } } }`,
  );
  expect(opened.data).toMatchObject({
    startFreePlay: {
      viewer: {
        member: { kind: "TRIAL", currency: "FUN", wallet: { total: { amount: "10000", currency: "FUN" } } },
      },
    },
  });
});

it("logs out at the platform too, and makes no call for guests", async () => {
  const browser = await t.loggedIn("demo");
  t.sent.length = 0;
  const LOG_OUT = `mutation { logOut(input: {}) { viewer { member { id } } userErrors { code } } }`;
  expect((await browser.run(LOG_OUT)).data).toEqual({ logOut: { viewer: { member: null }, userErrors: [] } });
  expect((await browser.run(LOG_OUT)).errors).toBeUndefined();
  expect(t.calls()).toEqual(["DELETE /wps/session/logout"]);
});

it("logs out while the platform fails, and ends the session there once it is back", async () => {
  const browser = await t.loggedIn("demo");
  await control(sandbox, "chaos", { path: "/wps/session/logout", status: 503 });
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  try {
    t.sent.length = 0;
    const LOG_OUT = `mutation { logOut(input: {}) { viewer { member { id } } userErrors { code } } }`;
    expect((await browser.run(LOG_OUT)).data).toEqual({ logOut: { viewer: { member: null }, userErrors: [] } });
    await fetch(`${sandbox.origin}/sandbox/chaos`, { method: "DELETE" });
    await vi.advanceTimersByTimeAsync(5_000);
    await expect.poll(() => t.calls()).toEqual(Array(2).fill("DELETE /wps/session/logout"));
  } finally {
    vi.useRealTimers();
  }
});

it("logs in by a link, once", async () => {
  const BY_TOKEN = `mutation ($token: String!) { logInWithToken(input: { token: $token }) { viewer { member { username } } userErrors { code field } } }`;
  const made = await control(sandbox, "loginToken", { username: "demo" });
  const token = Object(made).value.token;
  const browser = t.client();
  expect((await browser.run(BY_TOKEN, { token })).data).toMatchObject({
    logInWithToken: { viewer: { member: { username: "demo" } }, userErrors: [] },
  });
  expect((await browser.run(WHO)).at("viewer.member.username")).toBe("demo");
  expect(JSON.stringify(t.sent)).not.toContain(token);
  for (const used of [token, "x".repeat(2_000), "\0"]) {
    expect((await t.client().run(BY_TOKEN, { token: used })).at("logInWithToken.userErrors.0.code")).toBe(
      "LOGIN_TOKEN_INVALID",
    );
  }
});
