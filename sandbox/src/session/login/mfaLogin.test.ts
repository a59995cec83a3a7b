import { desc, eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { authenticators } from "../../member/authenticator.tables.ts";
import { messages } from "../../member/member.tables.ts";
import { findMember } from "../../member/members.ts";
import { codeOf, giveSecondFactor } from "../../testing/secondFactor.ts";
import { startForFile } from "../../testing/startForFile.ts";
import { recoveryCodes } from "../secondFactor/secondFactor.tables.ts";

const { platform, db, clock, caller } = await startForFile({ rateLimits: false });
afterEach(() => clock.shiftTo(0));

interface Answered {
  token?: string;
  mfaRequired?: true;
  mfaToken: string;
}

let nextId = 410;
/** A player with a second factor, for one test. */
async function securedPlayer() {
  nextId += 1;
  const player = await findMember(db, nextId);
  return { ...player, ...(await giveSecondFactor(platform, player.id)) };
}

const logIn = async (username: string) => {
  const { value } = await caller.post<Answered>("/wps/session/login", {
    sealed: { username, password: "Atrium!2026" },
  });
  return value;
};
const finish = (mfaToken: string, code: string) =>
  caller.post<{ token: string; customerId: string }>("/wps/session/login/mfa", { sealed: { mfaToken, code } });

test("a login with the right password opens no session before the code", async () => {
  const { username, secret, id } = await securedPlayer();
  const login = await logIn(username);
  expect(login).toMatchObject({ mfaRequired: true });
  expect(login.token).toBeUndefined();
  const { value } = await finish(login.mfaToken, codeOf(secret));
  expect(value.customerId).toBe(String(id));
  const { token } = value;
  expect(await caller.read("/wps/member/info", { token })).toMatchObject({ username, mfaEnabled: true });
  const history = await caller.get<{ list: unknown[] }>("/wps/session/history", { token });
  expect(history.value.list[0]).toMatchObject({ method: "PASSWORD", secondFactor: "TOTP", fault: null });
});

test("a code works once, also for simultaneous logins, and one step early or late", async () => {
  const { username, secret } = await securedPlayer();
  const code = codeOf(secret, -1);
  const logins = await Promise.all([logIn(username), logIn(username), logIn(username)]);
  const answers = await Promise.all(logins.map(({ mfaToken }) => finish(mfaToken, code)));
  expect(answers.map(({ code: answer }) => answer).sort()).toEqual(["MFA_INVALID", "MFA_INVALID", "OK"]);

  const again = await logIn(username);
  for (const steps of [-2, 2]) expect((await finish(again.mfaToken, codeOf(secret, steps))).code).toBe("MFA_INVALID");
  expect((await finish(again.mfaToken, codeOf(secret, 1))).code).toBe("OK");
  // Older codes than the last one are refused too.
  const last = await logIn(username);
  expect((await finish(last.mfaToken, codeOf(secret))).code).toBe("MFA_INVALID");
});

test("the login ends after five wrong codes, after five minutes, and when it was finished", async () => {
  const { username, secret, id } = await securedPlayer();
  const { mfaToken } = await logIn(username);
  for (let i = 0; i < 5; i += 1) expect((await finish(mfaToken, "nonsense")).code).toBe("MFA_INVALID");
  expect(await finish(mfaToken, codeOf(secret))).toMatchObject({ status: 401, code: "MFA_EXPIRED" });

  const { mfaToken: good } = await logIn(username);
  expect((await finish(good, codeOf(secret))).code).toBe("OK");
  await db.update(authenticators).set({ lastStep: 0 }).where(eq(authenticators.memberId, id));
  expect((await finish(good, codeOf(secret))).code).toBe("MFA_EXPIRED");
  expect((await finish("a".repeat(43), codeOf(secret))).code).toBe("MFA_EXPIRED");

  const { token } = (await finish((await logIn(username)).mfaToken, codeOf(secret, 1))).value;
  const { value } = await caller.get<{ list: { fault: string | null }[] }>("/wps/session/history", { token });
  expect(value.list.filter(({ fault }) => fault === "SECOND_FACTOR")).toHaveLength(5);

  // At the end, because a job deletes what the moved clock makes old, and may be late with it.
  const late = await logIn(username);
  clock.shiftTo(5 * 60_000 + 1_000);
  expect((await finish(late.mfaToken, codeOf(secret))).code).toBe("MFA_EXPIRED");
  clock.shiftTo(0);
});

test("a recovery code works once in any spelling, for its member alone, and its use is told", async () => {
  const player = await securedPlayer();
  const other = await securedPlayer();
  const [code = ""] = player.recoveryCodes;
  expect((await finish((await logIn(other.username)).mfaToken, code)).code).toBe("MFA_INVALID");
  const spelled = ` ${code.toUpperCase().replaceAll("-", " ")} `;
  expect((await finish((await logIn(player.username)).mfaToken, spelled)).code).toBe("OK");
  expect((await finish((await logIn(player.username)).mfaToken, code)).code).toBe("MFA_INVALID");
  const [told] = await db.select().from(messages).where(eq(messages.memberId, player.id)).orderBy(desc(messages.id));
  expect(told?.title).toBe("A recovery code was used");
  expect(told?.content).toContain("9 codes are left");
});

test("the database has neither the secret nor a recovery code", async () => {
  const { secret, recoveryCodes: codes } = await securedPlayer();
  const stored = JSON.stringify([await db.select().from(authenticators), await db.select().from(recoveryCodes)]);
  for (const text of [secret, ...codes, ...codes.map((code) => code.replaceAll("-", ""))]) {
    expect(stored).not.toContain(text);
  }
});

test("a link logs in only with the code too", async () => {
  const { username } = await securedPlayer();
  const link = await caller.post<{ token: string }>("/sandbox/loginToken", { body: { username } });
  const { value } = await caller.post("/wps/session/login/token", { sealed: { token: link.value.token } });
  expect(value).toMatchObject({ mfaRequired: true });
});

test("a login that waits for its second factor ends with the password that began it", async () => {
  const { username, secret } = await securedPlayer();
  const waiting = await logIn(username);
  const { token } = (await finish((await logIn(username)).mfaToken, codeOf(secret))).value;
  const passwords = { oldPassword: "Atrium!2026", newPassword: "teal harbour 9", confirmNewPassword: "teal harbour 9" };
  expect((await caller.post("/wps/member/password", { token, sealed: passwords })).code).toBe("OK");
  expect((await finish(waiting.mfaToken, codeOf(secret, 1))).code).toBe("MFA_EXPIRED");
});

test("what ends an account's other sessions ends logins that wait, and links that log in", async () => {
  const { username, secret } = await securedPlayer();
  const waiting = await logIn(username);
  const link = await caller.post<{ token: string }>("/sandbox/loginToken", { body: { username } });
  const { token } = (await finish((await logIn(username)).mfaToken, codeOf(secret))).value;
  expect((await caller.call("DELETE", "/wps/session/others", { token })).code).toBe("OK");
  expect((await finish(waiting.mfaToken, codeOf(secret, 1))).code).toBe("MFA_EXPIRED");
  const byLink = await caller.post("/wps/session/login/token", { sealed: { token: link.value.token } });
  expect(byLink.code).toBe("LOGIN_TOKEN_INVALID");
});
