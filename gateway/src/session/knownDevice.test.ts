import { expect, it, vi } from "vitest";
import { seededPassword, type TestClient } from "../testing/gateway.ts";
import { startForFile } from "../testing/startForFile.ts";

const lines: string[] = [];
const { t } = await startForFile({ LOG_LEVEL: "warn" }, { output: { write: (line) => void lines.push(line) } });

const LOG_IN = "mutation ($input: LogInInput!) { logIn(input: $input) { userErrors { code retryAfter } } }";
const COOKIE = "__Host-atrium-device";
/** From the third failure the platform wants one; a wrong one is a failure too. */
const captcha = { id: "none", text: "????" };
const tryAs = async (client: TestClient, username: string, password = "a guess") =>
  Object((await client.run(LOG_IN, { input: { username, password, captcha } })).at("logIn.userErrors.0")).code ?? "OK";
/** What the latest login showed the platform of its device; undefined for a new one. */
function shownMark(): string | undefined {
  const login = t.sent.findLast(({ call }) => call === "POST /wps/session/login");
  const headers: string[] = JSON.parse(login?.headers ?? "[]");
  const name = headers.indexOf("x-device-mark");
  return name < 0 ? undefined : headers[name + 1];
}

it("shows the platform the mark of an earlier login, from a cookie that no script and no other account can use", async () => {
  const browser = await t.loggedIn("demo");
  expect(shownMark()).toBeUndefined();
  const sealed = browser.cookies.get(COOKIE) ?? "";
  expect(sealed).toMatch(/^[\w.-]{100,3500}$/);
  await browser.run("mutation { logOut(input: {}) { userErrors { code } } }");
  expect(browser.cookies.get(COOKIE)).toBe(sealed);
  await tryAs(browser, "demo");
  expect(shownMark()).toMatch(/^[\w.-]{50,1500}$/);

  for (const forged of [`${sealed}x`, sealed.slice(0, -8), browser.cookies.get("__Host-atrium-remember") ?? "x"]) {
    const other = t.client();
    other.cookies.set(COOKIE, forged);
    await tryAs(other, "demo");
    expect(shownMark()).toBeUndefined();
  }
  const trial = t.client();
  await trial.run("mutation { startFreePlay(input: {}) { userErrors { code } } }");
  expect(trial.cookies.has(COOKIE)).toBe(false);
});

it("lets a device that has logged in before try, whoever fails in that name in its network", async () => {
  const now = vi.spyOn(Date, "now").mockReturnValue(Date.now());
  const known = await t.loggedIn("agent");
  const stranger = t.client();
  for (let i = 0; i < 11; i += 1) await tryAs(stranger, "agent");
  expect(await tryAs(stranger, "agent")).toBe("RATE_LIMITED");
  expect(await tryAs(known, "Agent", seededPassword)).toBe("OK");
  // Its own failures slow it down, and it is new to other accounts.
  for (let i = 0; i < 11; i += 1) await tryAs(known, "agent");
  expect(await tryAs(known, "agent")).toBe("RATE_LIMITED");
  for (let i = 0; i < 11; i += 1) await tryAs(stranger, "vipclub");
  expect(await tryAs(known, "vipclub", seededPassword)).toBe("RATE_LIMITED");
  now.mockRestore();
});

it("warns once when requests come through a proxy that TRUST_PROXY does not name", async () => {
  const warnings = () => lines.filter((line) => line.includes("TRUST_PROXY"));
  await t.client().run("{ viewer { member { username } } }");
  expect(warnings()).toEqual([]);
  for (let i = 0; i < 3; i += 1)
    await t.client({ "x-forwarded-for": `203.0.113.${i}` }).run("{ viewer { member { username } } }");
  expect(warnings()).toHaveLength(1);
  expect(warnings()[0]).not.toContain("203.0.113");
});
