import { afterAll, beforeAll, expect, test } from "vitest";
import type { Sandbox } from "../../server.ts";
import { TERMS_VERSION } from "../../site/termsVersion.ts";
import { Caller } from "../../testing/caller.ts";
import { startTestSandbox } from "../../testing/startTestSandbox.ts";

let sandbox: Sandbox;
let caller: Caller;
beforeAll(async () => {
  sandbox = await startTestSandbox({ rateLimits: false });
  caller = new Caller(sandbox);
});
afterAll(() => sandbox.close());

const password = "a good long one";
let people = 0;
const register = (headers: Record<string, string> = {}) => {
  people += 1;
  const sealed = { username: `newbie${people}`, password, confirmPassword: password, termsVersion: TERMS_VERSION };
  return caller.call("PUT", "/wps/member/register", { sealed, headers });
};

test("limits a network to ten accounts a day and ten name checks a minute, and requires the human check", async () => {
  const { config, limiter } = sandbox.platform;
  config.humanCheck = "pow";
  expect((await register()).code).toBe("HUMAN_CHECK_FAILED");
  config.humanCheck = "none";
  config.rateLimits = true;
  limiter.clear();
  const from = { "x-forwarded-for": "198.51.100.77" };
  const codes: string[] = [];
  for (let i = 0; i < 11; i += 1) {
    codes.push((await register(from)).code);
  }
  expect(codes).toEqual([...Array(10).fill("OK"), "RATE_LIMITED"]);
  const ask = () => caller.get("/wps/member/username/available?username=someone", { headers: from });
  for (let i = 0; i < 10; i += 1) expect((await ask()).code).toBe("OK");
  const refused = await ask();
  expect([refused.code, Number(refused.headers.get("retry-after"))]).toEqual(["RATE_LIMITED", expect.any(Number)]);
}, 60_000);
