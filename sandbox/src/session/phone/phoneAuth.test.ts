import { createServer } from "node:http";
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from "jose";
import { afterAll, beforeEach, expect, test } from "vitest";
import type { Sandbox } from "../../server.ts";
import { Caller } from "../../testing/caller.ts";
import { startTestSandbox } from "../../testing/startTestSandbox.ts";

const projectId = "atrium-test";
const issuer = `https://securetoken.google.com/${projectId}`;
const keys = await generateKeyPair("RS256");
const strangers = await generateKeyPair("RS256");

const jwks = JSON.stringify({ keys: [{ ...(await exportJWK(keys.publicKey)), kid: "k1", alg: "RS256" }] });
const keyServer = createServer((_req, res) => res.setHeader("content-type", "application/json").end(jwks));
await new Promise<void>((resolve) => keyServer.listen(0, "127.0.0.1", resolve));
const address = keyServer.address();
const jwksUrl = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}/jwks`;
const sandbox = await startTestSandbox({
  phoneAuth: { projectId, issuer, jwksUrl, isEmulated: false },
  rateLimits: false,
});
const emulated = await startTestSandbox({
  phoneAuth: { projectId, issuer, jwksUrl, isEmulated: true },
  rateLimits: false,
});
beforeEach(async () => {
  for (const { platform } of [sandbox, emulated]) await platform.site.set({ PHONE_AUTH_PROVIDER: true });
});
afterAll(async () => {
  await Promise.all([sandbox.close(), emulated.close()]);
  keyServer.close();
});

const demo = { countryDialingCode: "+84", mobileNum: "0901234567" };
let serial = 0;

/** What the provider says of a number; each time another token. */
function claims(changes: Record<string, unknown> = {}) {
  const now = Math.floor(Date.now() / 1000);
  serial += 1;
  return {
    iss: issuer,
    aud: projectId,
    sub: `user-${serial}`,
    iat: now,
    exp: now + 3600,
    auth_time: now,
    phone_number: "+84901234567",
    firebase: { sign_in_provider: "phone" },
    ...changes,
  };
}
const signed = (changes?: Record<string, unknown>, key = keys.privateKey) =>
  new SignJWT(claims(changes)).setProtectedHeader({ alg: "RS256", kid: "k1" }).sign(key);
const unsigned = (changes?: Record<string, unknown>) => new UnsecuredJWT(claims(changes)).encode();

const logIn = (on: Sandbox, firebaseIdToken: string, number: object = demo) =>
  new Caller(on).post<{ username: string }>("/wps/session/login", {
    sealed: { type: "sms", ...number, firebaseChannel: "sms", firebaseIdToken },
  });

test("a verified number logs in once per token", async () => {
  const token = await signed();
  expect(await logIn(sandbox, token)).toMatchObject({ code: "OK", value: { username: "demo" } });
  expect((await logIn(sandbox, token)).code).toBe("PHONE_CODE_INVALID");
});

test("refuses invalid tokens with their own codes", async () => {
  const old = Math.floor(Date.now() / 1000) - 3600;
  const refusals = {
    unsigned: await logIn(sandbox, unsigned()),
    "signed by a stranger": await logIn(sandbox, await signed({}, strangers.privateKey)),
    "for another project": await logIn(sandbox, await signed({ aud: "other" })),
    "from another issuer": await logIn(sandbox, await signed({ iss: "https://securetoken.google.com/other" })),
    "not by phone": await logIn(sandbox, await signed({ firebase: { sign_in_provider: "google.com" } })),
    "of another number": await logIn(sandbox, await signed({ phone_number: "+84900000000" })),
    "of long ago": await logIn(sandbox, await signed({ auth_time: old })),
    over: await logIn(sandbox, await signed({ iat: old, exp: old + 60 })),
    "of nobody here": await logIn(sandbox, await signed({ phone_number: "+84333333333" }), {
      ...demo,
      mobileNum: "333333333",
    }),
  };
  expect(Object.fromEntries(Object.entries(refusals).map(([what, { code }]) => [what, code]))).toEqual({
    unsigned: "PHONE_CODE_INVALID",
    "signed by a stranger": "PHONE_CODE_INVALID",
    "for another project": "PHONE_CODE_INVALID",
    "from another issuer": "PHONE_CODE_INVALID",
    "not by phone": "PHONE_CODE_INVALID",
    "of another number": "PHONE_INVALID",
    "of long ago": "PHONE_CODE_EXPIRED",
    over: "PHONE_CODE_EXPIRED",
    "of nobody here": "PHONE_OPERATION_NOT_ALLOWED",
  });
});

test("accepts the emulator's unsigned tokens only when the emulator is configured", async () => {
  expect((await logIn(emulated, unsigned())).code).toBe("OK");
  expect((await logIn(emulated, await signed())).code).toBe("PHONE_CODE_INVALID");
  await emulated.platform.site.set({ PHONE_AUTH_PROVIDER: false });
  expect((await logIn(emulated, unsigned())).code).toBe("FEATURE_DISABLED");
});

test("says that it knows nothing about a token while the provider gives no keys", async () => {
  const { config } = sandbox.platform;
  const provider = config.phoneAuth;
  if (provider === undefined) throw new Error("no provider");
  config.phoneAuth = { ...provider, jwksUrl: `${provider.jwksUrl.replace(/:\d+\//, ":9/")}` };
  expect(await logIn(sandbox, await signed())).toMatchObject({ status: 500, code: "PHONE_UNKNOWN" });
  config.phoneAuth = provider;
});

test("allows five wrong tokens for a number from one network within five minutes, and strangers take none of another", async () => {
  const { config, clock } = sandbox.platform;
  config.rateLimits = true;
  const number = { ...demo, mobileNum: "0909 090 909" };
  const tokens = await Promise.all(Array.from({ length: 8 }, () => signed({ phone_number: "+84900000001" })));
  const answers = [];
  for (const [i, token] of tokens.entries()) {
    const sealed = { type: "sms", ...number, firebaseChannel: "sms", firebaseIdToken: token };
    const headers = { "x-forwarded-for": i < 7 ? "198.51.100.1" : "198.51.100.2" };
    answers.push(await new Caller(sandbox).post("/wps/session/login", { sealed, headers }));
  }
  expect(answers.map(({ code }) => code)).toEqual([
    ...Array(5).fill("PHONE_INVALID"),
    ...Array(2).fill("PHONE_TOO_MANY_REQUESTS"),
    "PHONE_INVALID",
  ]);
  const wait = Number(answers[5]?.headers.get("retry-after"));
  expect([wait > 240, wait <= 300]).toEqual([true, true]);
  clock.shiftTo(301_000);
  expect((await logIn(sandbox, await signed({ phone_number: "+84900000001" }), number)).code).toBe("PHONE_INVALID");
  clock.shiftTo(0);
  config.rateLimits = false;
});
