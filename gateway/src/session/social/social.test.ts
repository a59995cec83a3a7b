import { TOTP } from "otpauth";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { Browser } from "../../testing/browser.ts";
import { control, openGateway, seededPassword } from "../../testing/gateway.ts";
import { startTestPlatform } from "../../testing/testPlatform.ts";
import { pathOnly } from "./socialRoutes.ts";

let sandbox: Awaited<ReturnType<typeof startTestPlatform>>;
let t: Awaited<ReturnType<typeof openGateway>>;
let origin: string;
beforeAll(async () => {
  sandbox = await startTestPlatform({ identityPort: 0 });
  t = await openGateway(sandbox);
  origin = t.origin;
}, 120_000);
afterAll(async () => {
  await t[Symbol.asyncDispose]();
  await sandbox.close();
});
beforeEach(() => control(sandbox, "flags", { SOCIAL_LOGIN: true }));

const WHO = `{ viewer { member { username } } }`;
const passage = /http-equiv="refresh" content="0;url=([^"]+)"/;

/** Opens the start path, fills in the network's page, and returns the answer of the callback. */
async function logInThrough(
  browser: Browser,
  form: Record<string, string>,
  start = "/auth/google/start?returnTo=/slots",
  at = origin,
) {
  const left = await browser.get(`${at}${start}`);
  const page = await browser.follow(left);
  const back = await browser.follow(await browser.post(page.url, form), (url) => url.startsWith(at));
  return { left, back, next: passage.exec(back.text)?.[1] };
}

describe("logging in with a social network", () => {
  it("goes there and back with one-time secrets, and ends at the page where it began", async () => {
    const browser = new Browser();
    const { left, back, next } = await logInThrough(browser, { subject: "g-1001" });
    const asked = new URL(left.headers.get("location") ?? "").searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({ response_type: "code", code_challenge_method: "S256" });
    for (const secret of ["state", "nonce", "code_challenge"]) expect(asked.get(secret)?.length).toBeGreaterThan(40);
    expect(left.setCookies).toEqual([
      expect.stringMatching(/^__Host-atrium-social=[\w.-]+; Path=\/; HttpOnly; Secure; SameSite=Lax; Max-Age=600$/),
    ]);
    expect(next).toBe("/slots");
    expect(back.setCookies).toEqual([
      expect.stringMatching(/^__Host-atrium-social=; .*Max-Age=0$/),
      expect.stringMatching(/^__Host-atrium=[\w.-]+; Path=\/; HttpOnly; Secure; SameSite=Strict$/),
      "__Host-atrium-signed-in=1; Path=/; HttpOnly; Secure; SameSite=Lax",
      expect.stringMatching(/^__Host-atrium-device=/),
    ]);
    expect(back.headers.get("referrer-policy")).toBe("no-referrer");
    expect(back.headers.get("cache-control")).toBe("no-store");
    expect(await browser.query(origin, WHO)).toEqual({ viewer: { member: { username: "demo" } } });
    // Codes and tokens must stay between network and gateway.
    expect(JSON.stringify([left, back])).not.toContain("eyJhbGciOiJSUzI1NiI");
  });

  it("sends new persons to the registration, with a ticket that scripts can't read", async () => {
    const browser = new Browser();
    const { back, next } = await logInThrough(browser, { name: "Somebody New" });
    expect(next).toBe("/register?social=google");
    expect(back.setCookies).toContainEqual(
      expect.stringMatching(/^__Host-atrium-ticket=[\w.-]+; .*HttpOnly.*Max-Age=1800$/),
    );
    expect(await browser.query(origin, WHO)).toEqual({ viewer: { member: null } });
  });

  it("asks for the second factor, and keeps the page where the login began", async () => {
    const owner = await t.loggedIn("demo");
    const stepUp = "mutation ($input: StepUpInput!) { stepUp(input: $input) { until } }";
    await owner.run(stepUp, { input: { method: "PASSWORD", secret: seededPassword } });
    const begun = await owner.run("mutation { beginSecondFactor { secret } }");
    const code = new TOTP({ secret: begun.text("beginSecondFactor.secret") }).generate();
    const confirm = "mutation ($code: String!) { confirmSecondFactor(input: { code: $code }) { userErrors { code } } }";
    expect((await owner.run(confirm, { code })).at("confirmSecondFactor.userErrors")).toEqual([]);
    const login = await logInThrough(new Browser(), { subject: "g-1001" });
    expect(login.next?.replaceAll("&amp;", "&")).toBe("/login?social=secondFactor&returnTo=%2Fslots");
    const home = await logInThrough(new Browser(), { subject: "g-1001" }, "/auth/google/start");
    expect(home.next).toBe("/login?social=secondFactor");
    await owner.run("mutation { endSecondFactor { userErrors { code } } }");
  });

  it("returns to the login page after a cancelled login", async () => {
    expect((await logInThrough(new Browser(), { cancel: "1" })).next).toBe("/login?social=cancelled");
  });

  it("refuses an answer that this browser did not start, and a second one", async () => {
    const victim = new Browser();
    const attacker = new Browser();
    const page = await attacker.follow(await attacker.get(`${origin}/auth/google/start`));
    const home = await attacker.follow(
      await attacker.post(page.url, { subject: "g-1001" }),
      (url) => url.startsWith(origin),
      {
        stopBefore: true,
      },
    );
    const forged = await victim.get(home.url);
    expect(passage.exec(forged.text)?.[1]).toBe("/login?social=failed");
    expect(await victim.query(origin, WHO)).toEqual({ viewer: { member: null } });
    expect(passage.exec((await attacker.get(home.url)).text)?.[1]).toBe("/");
    expect(passage.exec((await attacker.get(home.url)).text)?.[1]).toBe("/login?social=failed");
    const other = await attacker.get(home.url.replace("/google/", "/facebook/"));
    expect(passage.exec(other.text)?.[1]).toBe("/login?social=failed");
  });

  it("starts only from own pages, and only where it is switched on", async () => {
    const foreign = await new Browser({ "sec-fetch-site": "cross-site" }).get(`${origin}/auth/google/start`);
    expect(passage.exec(foreign.text)?.[1]).toBe("/login");
    expect((await new Browser().post(`${origin}/auth/google/start`, {})).status).toBe(405);
    const providers = `{ site { socialProviders { kind startUrl } } }`;
    expect((await t.client().run(providers)).data).toEqual({
      site: {
        socialProviders: [
          { kind: "GOOGLE", startUrl: "/auth/google/start" },
          { kind: "FACEBOOK", startUrl: "/auth/facebook/start" },
        ],
      },
    });
  });
});

it("shows the login page when the platform is down", async () => {
  await control(sandbox, "chaos", { path: "/wps/system/permission", status: 503 });
  await using cold = await openGateway(sandbox);
  const started = await new Browser().get(`${cold.origin}/auth/google/start?returnTo=/slots`);
  await fetch(`${sandbox.origin}/sandbox/chaos`, { method: "DELETE" });
  expect([started.status, started.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
  expect(passage.exec(started.text)?.[1]).toBe("/login?social=failed");
});

it("asks the social network for at most sixty answers that one address brings at once", async () => {
  await using flooded = await openGateway(sandbox);
  const at = flooded.origin;
  const { sharedState } = flooded.gateway.core.services;
  const [marks, arrivals] = [vi.spyOn(sharedState, "putIfAbsent"), vi.spyOn(sharedState, "take")];
  const comeBack = async () => {
    const browser = new Browser();
    const { headers } = await browser.get(`${at}/auth/google/start`);
    const { searchParams } = new URL(headers.get("location") ?? "");
    return browser.get(`${at}/auth/google/callback?code=made-up&state=${searchParams.get("state")}`);
  };
  const comeIn = () => logInThrough(new Browser(), { subject: "g-1001" }, "/auth/google/start?returnTo=/slots", at);
  expect((await comeIn()).next).toBe("/slots");
  for (let round = 0; round < 8; round += 1) await Promise.all(Array.from({ length: 10 }, comeBack));
  expect((await comeIn()).next).toBe("/login?social=failed");
  // Those that were refused leave nothing in the shared state.
  const allowed = await Promise.all(arrivals.mock.results.map(async ({ value }) => (await value).isAllowed));
  expect(marks).toHaveBeenCalledTimes(allowed.filter(Boolean).length);
});

it("accepts an identity token from partners", async () => {
  const BY_SOCIAL = `mutation ($input: LogInWithSocialInput!) { logInWithSocial(input: $input) { bearerToken userErrors { code } } }`;
  const run = (idToken: string) =>
    t.client().run(BY_SOCIAL, { input: { provider: "GOOGLE", idToken, nonce: "a-nonce-of-theirs" } });
  for (const wrong of ["nonsense", "a.b.c", "x".repeat(8_000)]) {
    expect((await run(wrong)).at("logInWithSocial")).toEqual({
      bearerToken: null,
      userErrors: [{ code: "LOGIN_FAILED" }],
    });
  }
});

it.each([
  ["/slots?page=2", "/slots?page=2"],
  ["/slots/../live", "/live"],
  ["/slots#part", "/slots"],
  ["/search?q=//evil.example", "/search?q=//evil.example"],
  ["//evil.example/", "/"],
  ["/.//evil.example", "/"],
  ["/..//evil.example", "/"],
  ["/slots/..//evil.example", "/"],
  ["/%2e//evil.example", "/"],
  ["/%2e%2e//evil.example?x=1", "/"],
  ["/././/evil.example", "/"],
  ["///evil.example", "/"],
  ["/\\evil.example", "/"],
  ["/.\\/evil.example", "/"],
  ["\\/evil.example", "/"],
  ["/\t/evil.example", "/"],
  ["/\n/evil.example", "/"],
  ["/\u0001/evil.example", "/"],
  ["/\u0085/evil.example", "/"],
  ["https://evil.example", "/"],
  ["javascript:alert(1)", "/"],
  ["slots", "/"],
  ["", "/"],
  ["/a b", "/"],
  [`/${"x".repeat(600)}`, "/"],
  [null, "/"],
])("continues from %s at %s", (given, path) => expect(pathOnly(given)).toBe(path));
