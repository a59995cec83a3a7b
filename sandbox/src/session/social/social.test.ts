import { hash, randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import type { Network } from "../../identity/identities.ts";
import { startForFile } from "../../testing/startForFile.ts";
import { visitIdentity } from "../../testing/visitIdentity.ts";
import { linkSocialAccount } from "./social.ts";

const { sandbox, platform, db, clock, site, config, caller } = await startForFile({
  identityPort: 0,
  rateLimits: false,
});
beforeEach(async () => {
  await site.set({ SOCIAL_LOGIN: true });
});

interface Login {
  username: string;
  registerTicket: string;
}

const CALLBACK = "http://localhost:4000/auth/google/callback";
const verifier = "v".repeat(43);
/** Of the last login that was begun. */
let nonce = "";

/** Goes through the login of a network as somebody, as a gateway would have them do. */
async function idTokenOf(network: Network, form: Record<string, string>): Promise<string> {
  nonce = randomUUID();
  const issuer = `${sandbox.identityOrigin}/${network.toLowerCase()}`;
  const redirect = CALLBACK.replace("google", network.toLowerCase());
  const { identityClient } = config;
  const query = new URLSearchParams({
    client_id: identityClient.id,
    redirect_uri: redirect,
    response_type: "code",
    scope: "openid email profile",
    code_challenge: hash("sha256", verifier, "base64url"),
    code_challenge_method: "S256",
    nonce,
    state: "a-state",
  });
  const back = await visitIdentity(`${issuer}/auth?${query}`, form);
  expect(back.origin + back.pathname).toBe(redirect);
  const answer = await fetch(`${issuer}/token`, {
    method: "POST",
    body: new URLSearchParams({
      grant_type: "authorization_code",
      client_id: identityClient.id,
      client_secret: identityClient.secret,
      code: back.searchParams.get("code") ?? "",
      redirect_uri: redirect,
      code_verifier: verifier,
    }),
  });
  return JSON.parse(await answer.text()).id_token;
}

const logIn = (provider: Network, idToken: string, given = nonce) =>
  caller.post<Login>("/wps/session/login/social", { sealed: { provider, idToken, nonce: given } });

test("a linked account logs in, once a token", async () => {
  const idToken = await idTokenOf("GOOGLE", { subject: "g-1001" });
  expect(await logIn("GOOGLE", idToken)).toMatchObject({ code: "OK", value: { username: "demo" } });
  expect((await logIn("GOOGLE", idToken)).code).toBe("LOGIN_FAILED");
  const other = await idTokenOf("FACEBOOK", { subject: "f-2001" });
  expect(await logIn("FACEBOOK", other)).toMatchObject({ code: "OK", value: { username: "vipclub" } });
});

test("an account that is new here gets a ticket, which links it to the account that is opened with it", async () => {
  const first = await logIn("GOOGLE", await idTokenOf("GOOGLE", { name: "Some Body" }));
  expect([first.status, first.code]).toEqual([409, "SOCIAL_NOT_LINKED"]);
  const link = (memberId: number) =>
    db.transaction((tx) => linkSocialAccount(tx, first.value.registerTicket, memberId, clock.now()));
  await link(4);
  // Used up: nobody else can take the account along.
  await link(5);
  const again = await logIn("GOOGLE", await idTokenOf("GOOGLE", { name: "Some Body" }));
  expect(again).toMatchObject({ code: "OK", value: { username: "vipclub" } });
});

test("an equal e-mail address is not enough for a login", async () => {
  const idToken = await idTokenOf("FACEBOOK", { subject: "f-2002" });
  expect((await logIn("FACEBOOK", idToken)).code).toBe("SOCIAL_NOT_LINKED");
});

test("tokens of another network, for another login, or from nobody are refused alike", async () => {
  const idToken = await idTokenOf("GOOGLE", { subject: "g-1001" });
  const [header, payload, signature] = idToken.split(".");
  const refusals = [
    await logIn("FACEBOOK", idToken),
    await logIn("GOOGLE", idToken, "another-nonce"),
    await logIn("GOOGLE", `${header}.${payload}.${signature?.replace(/^./, (c) => (c === "A" ? "B" : "A"))}`),
    await logIn("GOOGLE", `${btoa('{"alg":"none"}')}.${payload}.`),
    await logIn("GOOGLE", "nonsense"),
  ];
  expect(refusals.map(({ code }) => code)).toEqual(Array(5).fill("LOGIN_FAILED"));
  expect((await logIn("GOOGLE", idToken)).code).toBe("OK");
  await site.set({ SOCIAL_LOGIN: false });
  expect((await logIn("GOOGLE", idToken)).code).toBe("FEATURE_DISABLED");
});

test("an outage of the network is not reported as a wrong login", async () => {
  const idToken = await idTokenOf("GOOGLE", { subject: "g-1001" });
  const { identity } = platform;
  if (identity === undefined) throw new Error("no identity server");
  platform.identity = { ...identity, origin: "http://127.0.0.1:9" };
  expect(await logIn("GOOGLE", idToken)).toMatchObject({ status: 503, code: "UPSTREAM_UNAVAILABLE" });
  platform.identity = identity;
  expect((await logIn("GOOGLE", idToken)).code).toBe("OK");
});

test("a cancelled login returns to the site that asked, and says so", async () => {
  const query = new URLSearchParams({
    client_id: "atrium",
    redirect_uri: CALLBACK,
    response_type: "code",
    scope: "openid",
    code_challenge: hash("sha256", verifier, "base64url"),
    code_challenge_method: "S256",
    state: "a-state",
  });
  const back = await visitIdentity(`${sandbox.identityOrigin}/google/auth?${query}`, { cancel: "1" });
  expect(back.searchParams.get("error")).toBe("access_denied");
  expect(back.searchParams.get("state")).toBe("a-state");
});
