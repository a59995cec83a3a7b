import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { control } from "../testing/gateway.ts";
import { startForFile } from "../testing/startForFile.ts";

const { sandbox, t } = await startForFile();
beforeEach(async () => {
  await fetch(`${sandbox.origin}/sandbox/chaos`, { method: "DELETE" });
  await control(sandbox, "flags", { MOBILE_SMS_LOGIN: true });
});
afterEach(() => vi.restoreAllMocks());

const number = { countryDialingCode: "+84", mobile: "0901234567" };
const ASK = `mutation ($input: RequestSmsCodeInput!) { requestSmsCode(input: $input) { userErrors { code } } }`;
const LOG_IN = `mutation ($input: LogInWithSmsInput!) {
  logInWithSms(input: $input) { viewer { member { username } } userErrors { code } }
}`;
const logins = () => t.calls().filter((call) => call === "POST /wps/session/login");
const logouts = () => t.calls().filter((call) => call === "DELETE /wps/session/logout");

async function sentCode(): Promise<string> {
  await t.client().run(ASK, { input: { ...number, purpose: "LOG_IN" } });
  const answer = await fetch(`${sandbox.origin}/sandbox/outbox`);
  return /\d{6}/.exec(JSON.parse(await answer.text()).value[0].body)?.[0] ?? "";
}

/** Logs in with a code while the platform can't send the member's name. */
async function failedLogin(code: string) {
  await control(sandbox, "chaos", { path: "/wps/member/info", status: 503 });
  t.sent.length = 0;
  const failed = await t.client().run(LOG_IN, { input: { ...number, code } });
  expect(failed.codes).toEqual(["UPSTREAM_UNAVAILABLE"]);
  expect(failed.setCookies).toEqual([]);
  expect(logins()).toHaveLength(1);
  await fetch(`${sandbox.origin}/sandbox/chaos`, { method: "DELETE" });
}

it("continues a login after the platform has accepted its code, without another login", async () => {
  const code = await sentCode();
  await failedLogin(code);
  expect(logouts()).toEqual([]);
  t.sent.length = 0;
  const other = await t.client().run(LOG_IN, { input: { ...number, code: "000000" } });
  expect(other.at("logInWithSms.userErrors.0.code")).toBe("CODE_INVALID");
  const again = await t.client().run(LOG_IN, { input: { ...number, code } });
  expect(again.at("logInWithSms.viewer.member.username")).toBe("demo");
  expect(logins()).toHaveLength(1);
  // The kept login is used up. The code was used before.
  const third = await t.client().run(LOG_IN, { input: { ...number, code } });
  expect(third.at("logInWithSms.viewer")).toBeNull();
});

it("logs the session out at the platform when nobody continues it", async () => {
  const timers = vi.spyOn(globalThis, "setTimeout");
  await control(sandbox, "clock", { offsetMs: 120_000 });
  const code = await sentCode();
  await failedLogin(code);
  expect(logouts()).toEqual([]);
  const timer = timers.mock.calls.find(([, wait]) => wait === 120_000)?.[0];
  expect(timer).toBeTypeOf("function");
  await timer?.();
  expect(logouts()).toHaveLength(1);
  await control(sandbox, "clock", { offsetMs: 0 });
});

it("logs out at once a session that the platform refuses, or that can't be continued", async () => {
  await control(sandbox, "chaos", { path: "/wps/member/info", status: 403, code: "FORBIDDEN" });
  t.sent.length = 0;
  expect((await t.client().logIn("demo")).codes).toEqual(["FORBIDDEN"]);
  expect(logouts()).toHaveLength(1);
  await control(sandbox, "chaos", { path: "/wps/member/info", status: 503 });
  t.sent.length = 0;
  await t.client().run(`mutation { startFreePlay(input: {}) { userErrors { code } } }`);
  expect(logouts()).toHaveLength(1);
});
