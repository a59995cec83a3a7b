import { afterAll, beforeAll, expect, it } from "vitest";
import { openGateway, startTestPlatform } from "../testing/gateway.ts";

let sandbox: Awaited<ReturnType<typeof startTestPlatform>>;
let t: Awaited<ReturnType<typeof openGateway>>;
beforeAll(async () => {
  sandbox = await startTestPlatform();
  t = await openGateway(sandbox);
}, 120_000);
afterAll(async () => {
  await t[Symbol.asyncDispose]();
  await sandbox.close();
});

const SET = `mutation ($code: String!) { setLanguage(input: { code: $code }) { member { username } userErrors { code field } } }`;

it("tells the platform in which language to write, if it is one of the brand's", async () => {
  const browser = t.client();
  await browser.logIn("demo");
  expect((await browser.run(SET, { code: "TH" })).data).toEqual({
    setLanguage: { member: { username: "demo" }, userErrors: [] },
  });
  for (const code of ["XX", "th", "x".repeat(100_000), "\0"]) {
    expect((await browser.run(SET, { code })).data).toEqual({
      setLanguage: { member: null, userErrors: [{ code: "VALIDATION_FAILED", field: ["code"] }] },
    });
  }
  expect((await t.client().run(SET, { code: "TH" })).codes).toEqual(["UNAUTHENTICATED"]);
});

it("tells a member when they were last here", async () => {
  const [first, second] = [t.client(), t.client()];
  await first.logIn("vipclub");
  await second.logIn("vipclub");
  const LAST = "{ viewer { member { lastLogin { at ip } registeredAt maskedEmail kind } } }";
  const last = await second.run(LAST);
  expect(last.errors).toBeUndefined();
  expect(Date.now() - Date.parse(last.text("viewer.member.lastLogin.at"))).toBeLessThan(60_000);
});
