import { expect, test } from "vitest";
import { memberNamed } from "../../member/members.ts";
import { subAccountCalls } from "../../testing/calls/subAccountCalls.ts";
import { hearEvents } from "../../testing/hearEvents.ts";
import { passkeyDevice } from "../../testing/passkeyDevice.ts";
import { codeOf, giveSecondFactor } from "../../testing/secondFactor.ts";
import { startForFile } from "../../testing/startForFile.ts";

const { sandbox, platform, db, caller, tokenOf } = await startForFile({ rateLimits: false });
const token = await tokenOf("agent");
const { update, logIn, made, answerOf } = subAccountCalls(caller, token, await caller.stepUpToken(token));

interface Begun {
  challengeToken: string;
  options: { challenge: string };
}

/** Makes a sub-account, and returns its id. */
async function idOfMade(account: string, rights: string[]): Promise<number> {
  await made(account, rights);
  return (await memberNamed(db, account)).id;
}

test("who sends the agent's money hears of its balance; others do not", async () => {
  const sender = String(await idOfMade("sender", ["TRANSFER_MONEY"]));
  const reader = String(await idOfMade("reader", ["READ_REPORTS"]));
  const heard = await hearEvents(
    platform,
    ({ topic, customerId = "" }) => topic === "balance" && [sender, reader].includes(customerId),
  );
  const paid = JSON.stringify({ username: "agent", amount: "1000" });
  await fetch(`${sandbox.origin}/sandbox/balance`, { method: "POST", body: paid });
  expect((await heard.take()).map(({ customerId }) => customerId)).toEqual([sender]);
  heard.stop();
});

test("a sub-account has a second factor and passkeys of its own: neither gets past a lock or a new password", async () => {
  const id = await idOfMade("secured", ["READ_REPORTS"]);
  const { secret } = await giveSecondFactor(platform, id);
  const post = async (path: string, sealed: object, as?: string) =>
    caller.post<{ token: string; stepUpToken: string } & Begun>(path, { sealed, token: as });
  const { mfaToken } = (await logIn("secured", "Lotus!4821")).value;
  const as = (await post("/wps/session/login/mfa", { mfaToken, code: codeOf(secret) })).value.token;
  expect(await answerOf("ACS_overview", as)).toBe("OK");

  const device = passkeyDevice({ rpId: "localhost", origin: "http://localhost:4000" });
  const proof = { method: "TOTP", secret: codeOf(secret, 1) };
  const { stepUpToken: proven } = (await post("/wps/member/stepUp", proof, as)).value;
  const { options } = (await post("/wps/member/passkeys/options", { stepUpToken: proven }, as)).value;
  const key = { name: "Desk", response: device.create(options.challenge) };
  expect((await post("/wps/member/passkeys", key, as)).code).toBe("OK");
  const enter = async () => {
    const { value } = await post("/wps/session/login/passkey/options", {});
    const { challengeToken } = value;
    return post("/wps/session/login/passkey", { challengeToken, response: device.get(value.options.challenge) });
  };
  expect(await answerOf("ACS_overview", (await enter()).value.token)).toBe("OK");
  await update("secured", { status: "LOCKED" });
  expect((await enter()).code).toBe("ACCOUNT_SUSPENDED");
  await update("secured", { status: "ACTIVE", newPassword: true });
  expect(await answerOf("ACS_overview", (await enter()).value.token)).toBe("PASSWORD_CHANGE_REQUIRED");
  await update("secured", { status: "CLOSED" });
  expect((await enter()).code).toBe("ACCOUNT_CLOSED");
});
