import { expect, it, vi } from "vitest";
import { control, openGateway, seededPassword } from "../testing/gateway.ts";
import { startForFile } from "../testing/startForFile.ts";
import { masked, prefixOf } from "./failedLogins.ts";

const lines: string[] = [];
const { sandbox, t } = await startForFile(
  { LOG_LEVEL: "warn" },
  { output: { write: (line) => void lines.push(line) } },
);

const LOG_IN = `mutation ($input: LogInInput!) {
  logIn(input: $input) { viewer { member { username } } userErrors { code field retryAfter message } }
}`;
/** From the third failure the platform wants one; a wrong one is a failure too. */
const captcha = { id: "none", text: "????" };
const tryAt = async (username: string, password: string) =>
  Object((await t.client().run(LOG_IN, { input: { username, password, captcha } })).at("logIn.userErrors.0"));

it("leaves a line in the log and a count for each failed login, with nothing secret", async () => {
  await tryAt("somebody", "secret-guess");
  const [line] = lines.filter((text) => text.includes("failed login"));
  expect(JSON.parse(line ?? "")).toMatchObject({
    level: "warn",
    msg: "failed login",
    brand: "atrium",
    method: "password",
    account: "so***",
    addressPrefix: expect.any(String),
    code: "LOGIN_FAILED",
    failures: 1,
    waitSeconds: 0,
    requestId: expect.any(String),
  });
  expect(lines.join()).not.toMatch(/secret-guess|somebody/);
});

it("refuses an account's logins from an address after many failures, for longer each time", async () => {
  const now = vi.spyOn(Date, "now");
  const start = Date.now();
  const shift = (ms: number) => now.mockImplementation(() => start + ms);
  shift(0);
  for (let i = 0; i < 10; i += 1) expect((await tryAt("nobody-here", "x")).code).not.toBe("RATE_LIMITED");
  expect((await tryAt("nobody-here", "x")).code).not.toBe("RATE_LIMITED");
  t.sent.length = 0;
  expect(await tryAt("Nobody-Here", "x")).toMatchObject({ code: "RATE_LIMITED", field: null, retryAfter: 1 });
  expect(t.calls()).toEqual([]);
  shift(1_000);
  await tryAt("nobody-here", "x");
  expect(await tryAt("nobody-here", "x")).toMatchObject({ code: "RATE_LIMITED", retryAfter: 2 });
  // Other accounts are not concerned.
  expect(
    (await t.client().run(LOG_IN, { input: { username: "demo", password: seededPassword } })).at("logIn.userErrors"),
  ).toEqual([]);
  now.mockRestore();
});

it("sends few of many guesses that arrive together", async () => {
  // The wait after ten failures would otherwise end on a slow machine.
  const now = vi.spyOn(Date, "now").mockReturnValue(Date.now());
  t.sent.length = 0;
  const guesses = Array.from({ length: 40 }, (_, i) => tryAt("one-of-many", `guess-${i}`));
  const codes = (await Promise.all(guesses)).map(({ code }) => code);
  // The wait begins with the eleventh failure, also when the others have ended before it came.
  expect(t.calls().filter((call) => call === "POST /wps/session/login").length).toBeLessThanOrEqual(11);
  expect(codes.filter((code) => code === "RATE_LIMITED").length).toBeGreaterThanOrEqual(29);
  expect((await tryAt("another-one", "x")).code).not.toBe("RATE_LIMITED");
  now.mockRestore();
});

it("forgets the failures after a login, and does not count an outage", async () => {
  for (let i = 0; i < 2; i += 1) await tryAt("agent", "x");
  await t.client().logIn("agent");
  lines.length = 0;
  await tryAt("agent", "x");
  expect(lines.join()).toContain('"failures":1');
  await control(sandbox, "chaos", { path: "/wps/session/login", status: 503 });
  lines.length = 0;
  await tryAt("agent", "x");
  expect(lines.join()).toMatch(/"code":"UPSTREAM_UNAVAILABLE","failures":1/);
  await fetch(`${sandbox.origin}/sandbox/chaos`, { method: "DELETE" });
});

it("counts the failures of all addresses of one IPv6 network together", async () => {
  await using proxied = await openGateway(sandbox, { TRUST_PROXY: "1" });
  const tryFrom = async (address: string) => {
    const answer = await fetch(`${proxied.origin}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": address },
      body: JSON.stringify({
        query: LOG_IN,
        variables: { input: { username: "somebody-else", password: "x", captcha } },
      }),
    });
    return Object(await answer.json()).data.logIn.userErrors[0].code;
  };
  for (let host = 1; host <= 11; host += 1) expect(await tryFrom(`2001:db8::7:${host}`)).not.toBe("RATE_LIMITED");
  expect(await tryFrom("2001:db8::7:99")).toBe("RATE_LIMITED");
  expect(await tryFrom("2001:db8:0:1::7:99")).not.toBe("RATE_LIMITED");
});

it.each([
  ["203.0.113.9", "203.0.113.0/24"],
  ["::ffff:203.0.113.9", "203.0.113.0/24"],
  ["2001:db8:7:1::9", "2001:db8:7::/48"],
  ["2001:db8::9", "2001:db8:0::/48"],
  ["::1", "0:0:0::/48"],
  ["nonsense", "unknown"],
])("logs the address %s as %s", (address, prefix) => expect(prefixOf(address)).toBe(prefix));

it.each([
  ["somebody", "so***"],
  ["anna", "***"],
])("logs the account %s as %s", (account, shown) => expect(masked(account)).toBe(shown));
