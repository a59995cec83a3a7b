import { desc, eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { authenticators } from "../member/authenticator.tables.ts";
import { messages } from "../member/member.tables.ts";
import { findMember } from "../member/members.ts";
import { codeOf, giveSecondFactor } from "../testing/secondFactor.ts";
import { startForFile } from "../testing/startForFile.ts";

const { platform, db, clock, caller, tokenOf } = await startForFile({ rateLimits: false });
afterEach(() => clock.shiftTo(0));

const password = "Atrium!2026";

let nextId = 430;
/** A player with a session of their own, for one test. */
async function player() {
  nextId += 1;
  const member = await findMember(db, nextId);
  return { ...member, token: await tokenOf(member.username) };
}
type Player = Awaited<ReturnType<typeof player>>;

const stepUp = async ({ token }: Player, proof: { method: string; secret: string }) =>
  caller.post<{ stepUpToken: string }>("/wps/member/stepUp", { token, sealed: proof });
const proven = async (of: Player) => (await stepUp(of, { method: "PASSWORD", secret: password })).value.stepUpToken;
const post = <Value>({ token }: Player, sealed: object, path = "") =>
  caller.post<Value>(`/wps/member/mfa${path}`, { token, sealed });
const state = ({ token }: Player) => caller.read("/wps/member/mfa", { token });
const latestTitle = async ({ id }: Player) => {
  const [row] = await db.select().from(messages).where(eq(messages.memberId, id)).orderBy(desc(messages.id)).limit(1);
  return row?.title;
};
const begin = async (of: Player, stepUpToken: string) =>
  (await post<{ secret: string; otpauthUrl: string }>(of, { stepUpToken })).value;

test("a code of the app switches the second factor on, and gives ten recovery codes once", async () => {
  const owner = await player();
  expect((await post(owner, {})).code).toBe("STEP_UP_REQUIRED");
  const stepUpToken = await proven(owner);
  const { secret, otpauthUrl } = await begin(owner, stepUpToken);
  expect(otpauthUrl).toMatch(new RegExp(`^otpauth://totp/Atrium:${owner.username}\\?.*secret=${secret}`));
  expect(await state(owner)).toEqual({ enabled: false, enabledAt: null, recoveryCodesLeft: 0 });
  const login = { username: owner.username, password };
  expect((await caller.post("/wps/session/login", { sealed: login })).value).toHaveProperty("token");

  expect((await post(owner, { stepUpToken, code: "nonsense" })).code).toBe("MFA_INVALID");
  const code = codeOf(secret);
  const confirmed = await post<{ recoveryCodes: string[] }>(owner, {
    stepUpToken,
    code: `${code.slice(0, 3)} ${code.slice(3)}`,
  });
  const codes = new Set(confirmed.value.recoveryCodes);
  expect([codes.size, confirmed.value.recoveryCodes[0]]).toEqual([10, expect.stringMatching(/^\w{4}-\w{4}-\w{4}$/)]);
  expect(await state(owner)).toMatchObject({ enabled: true, recoveryCodesLeft: 10 });
  expect(await latestTitle(owner)).toBe("Two-step login is on");
  expect((await caller.post("/wps/session/login", { sealed: login })).value).toMatchObject({ mfaRequired: true });

  // Nothing of it can be had a second time, or replaced without switching it off.
  expect((await post(owner, { stepUpToken })).code).toBe("MFA_ENABLED");
  expect((await post(owner, { stepUpToken, code: codeOf(secret, 1) })).code).toBe("MFA_ENABLED");
  const overview = await caller.get("/wps/member/security", { token: owner.token });
  expect(overview.value).toMatchObject({ mfaEnabled: true, stepUpMethods: ["TOTP"] });
});

test("beginning again replaces the secret, and a secret waits 15 minutes for its code", async () => {
  const owner = await player();
  const stepUpToken = await proven(owner);
  expect((await post(owner, { stepUpToken, code: "123456" })).code).toBe("MFA_EXPIRED");
  const first = await begin(owner, stepUpToken);
  const second = await begin(owner, stepUpToken);
  expect((await post(owner, { stepUpToken, code: codeOf(first.secret) })).code).toBe("MFA_INVALID");
  clock.shiftTo(15 * 60_000 + 1_000);
  const later = await proven(owner);
  expect((await post(owner, { stepUpToken: later, code: codeOf(second.secret) })).code).toBe("MFA_EXPIRED");
});

test("with a second factor a step-up needs its code: the password is not enough to switch it off", async () => {
  const owner = await player();
  const { secret, recoveryCodes } = await giveSecondFactor(platform, owner.id);
  const refused = await stepUp(owner, { method: "PASSWORD", secret: password });
  expect(refused.code).toBe("FEATURE_DISABLED");
  expect((await stepUp(owner, { method: "TOTP", secret: "000 000" })).code).toBe("MFA_INVALID");
  const { stepUpToken } = (await stepUp(owner, { method: "TOTP", secret: codeOf(secret) })).value;

  const made = await post<{ recoveryCodes: string[] }>(owner, { stepUpToken }, "/recoveryCodes");
  expect(made.value.recoveryCodes).toHaveLength(10);
  expect(await latestTitle(owner)).toBe("New recovery codes");
  const old = await stepUp(owner, { method: "TOTP", secret: recoveryCodes[0] ?? "" });
  expect(old.code).toBe("MFA_INVALID");
  const fresh = await stepUp(owner, { method: "TOTP", secret: made.value.recoveryCodes[0] ?? "" });
  expect(fresh.code).toBe("OK");
  expect(await state(owner)).toMatchObject({ recoveryCodesLeft: 9 });

  const off = { token: owner.token, sealed: { stepUpToken } };
  expect((await caller.call("DELETE", "/wps/member/mfa", off)).value).toBe(true);
  expect(await state(owner)).toEqual({ enabled: false, enabledAt: null, recoveryCodesLeft: 0 });
  expect(await latestTitle(owner)).toBe("Two-step login is off");
  expect((await stepUp(owner, { method: "PASSWORD", secret: password })).code).toBe("OK");
  expect((await caller.call("DELETE", "/wps/member/mfa", off)).value).toBe(true);
  expect((await post(owner, { stepUpToken }, "/recoveryCodes")).code).toBe("NOT_FOUND");
});

test("the secret is stored sealed", async () => {
  const owner = await player();
  const { secret } = await begin(owner, await proven(owner));
  const [row] = await db.select().from(authenticators).where(eq(authenticators.memberId, owner.id));
  expect(row?.secret.split(".")).toHaveLength(5);
  expect(JSON.stringify(row)).not.toContain(secret);
});
