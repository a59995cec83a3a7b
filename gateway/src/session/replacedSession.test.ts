import { expect, it } from "vitest";
import { seededPassword, type TestClient } from "../testing/gateway.ts";
import { startForFile } from "../testing/startForFile.ts";

const { t } = await startForFile();

const WHO = `{ viewer { member { username } } }`;
const BEARER = `mutation ($input: LogInInput!) { logIn(input: $input) { bearerToken } }`;
const bearerOf = async (client: TestClient) => {
  const input = { username: "demo", password: seededPassword, delivery: "BEARER" };
  return (await client.run(BEARER, { input })).text("logIn.bearerToken");
};
const logouts = () => t.calls().filter((call) => call === "DELETE /wps/session/logout");

/** A browser with a copy of another one's cookies. */
function copyOf(browser: TestClient): TestClient {
  const copy = t.client();
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
  return copy;
}

it("ends the session of the cookie that a new login replaces, here and at the platform", async () => {
  const browser = await t.loggedIn("demo");
  const copy = copyOf(browser);
  await browser.logIn("agent");
  expect(logouts()).toHaveLength(1);
  t.sent.length = 0;
  expect((await copy.run(WHO)).codes).toEqual(["SESSION_EXPIRED"]);
  expect(t.calls()).toEqual([]);
  expect((await browser.run(WHO)).at("viewer.member.username")).toBe("agent");
});

it("leaves the new login's cookie to a browser that gets late answers for the session before", async () => {
  const browser = await t.loggedIn("demo");
  const late = copyOf(browser);
  await browser.logIn("agent");
  const before = [...late.cookies];
  expect((await late.run(WHO)).codes).toEqual(["SESSION_EXPIRED"]);
  expect([...late.cookies]).toEqual(before);

  // A login takes the place of a session that is over as well.
  const closed = copyOf(browser);
  const slow = copyOf(browser);
  await copyOf(browser).run("mutation { logOut(input: {}) { userErrors { code } } }");
  await closed.logIn("demo");
  const ended = [...slow.cookies];
  expect((await slow.run(WHO)).codes).toEqual(["SESSION_EXPIRED"]);
  expect([...slow.cookies]).toEqual(ended);
});

it("ends the session of the bearer token with which a partner logs in again", async () => {
  const first = await bearerOf(t.client());
  const second = await bearerOf(t.client({ authorization: `Bearer ${first}` }));
  expect(logouts()).toHaveLength(1);
  expect((await t.client({ authorization: `Bearer ${first}` }).run(WHO)).codes).toEqual(["SESSION_EXPIRED"]);
  expect((await t.client({ authorization: `Bearer ${second}` }).run(WHO)).at("viewer.member.username")).toBe("demo");
});

it("keeps a browser's session when it asks for a bearer token beside it", async () => {
  const browser = await t.loggedIn("demo");
  await bearerOf(browser);
  expect(logouts()).toEqual([]);
  expect((await browser.run(WHO)).at("viewer.member.username")).toBe("demo");
});

it("keeps the old session when the new login fails", async () => {
  const browser = await t.loggedIn("demo");
  await expect(browser.logIn("agent", "a wrong password")).rejects.toThrow("LOGIN_FAILED");
  expect(logouts()).toEqual([]);
  expect((await browser.run(WHO)).at("viewer.member.username")).toBe("demo");
});

it("refuses a copy of a cookie after its owner has logged out", async () => {
  const browser = await t.loggedIn("demo");
  const copy = copyOf(browser);
  await browser.run(`mutation { logOut(input: {}) { userErrors { code } } }`);
  t.sent.length = 0;
  expect((await copy.run(WHO)).codes).toEqual(["SESSION_EXPIRED"]);
  expect(t.calls()).toEqual([]);
});
