import { beforeEach, expect, it } from "vitest";
import { control } from "../testing/gateway.ts";
import { sharedPlatform } from "../testing/sharedPlatform.ts";
import { openForFile } from "../testing/startForFile.ts";

const sandbox = await sharedPlatform({ rateLimits: true });
const t = await openForFile(sandbox);
beforeEach(async () => {
  await control(sandbox, "reset", {});
  t.sent.length = 0;
});

const ERRORS = "userErrors { code field retryAfter message }";
const LOG_IN = `mutation ($input: LogInInput!) { logIn(input: $input) { ${ERRORS} } }`;
const ASK = `mutation ($input: RequestPasswordLinkInput!) { requestPasswordLink(input: $input) { ${ERRORS} } }`;

it.each([
  ["logIn", LOG_IN, { username: "demo", password: "a guess" }, 5, 1800, "ACCOUNT_LOCKED"],
  ["logIn", LOG_IN, { username: "nobodyatall", password: "a guess" }, 5, 1800, "ACCOUNT_LOCKED"],
  ["requestPasswordLink", ASK, { username: "demo", email: "demo@mail.example" }, 3, 900, "RATE_LIMITED"],
  ["requestPasswordLink", ASK, { username: "nobodyatall", email: "no@mail.example" }, 3, 900, "RATE_LIMITED"],
])(
  "%s is allowed up to its limit (%#), then refused with the time to wait, in words too",
  async (field, document, input, limit, seconds, code) => {
    const browser = t.client();
    // The fourth login needs a captcha; wrong ones count as well.
    const captcha = field === "logIn" ? { captcha: { id: "none", text: "????" } } : {};
    const errors = async () =>
      Object((await browser.run(document, { input: { ...input, ...captcha } })).at(`${field}.userErrors.0`));
    for (let i = 0; i < limit; i += 1) expect((await errors()).code).not.toBe(code);
    const refused = await errors();
    expect(refused).toMatchObject({ code, field: null });
    expect(refused.retryAfter).toBeGreaterThan(seconds * 0.9 - 1);
    expect(refused.retryAfter).toBeLessThanOrEqual(seconds);
    expect(refused.message).toBe(
      `Too many attempts. Please try again in ${Math.ceil(refused.retryAfter / 60)} minutes.`,
    );
  },
);

it("passes on the address of the socket, not one that a caller claims", async () => {
  await t.client({ "x-forwarded-for": "198.51.100.7" }).run(LOG_IN, { input: { username: "demo", password: "x" } });
  const login = t.sent.find(({ call }) => call === "POST /wps/session/login");
  expect(login?.headers).toContain("x-forwarded-for");
  expect(login?.headers).not.toContain("198.51.100.7");
});
