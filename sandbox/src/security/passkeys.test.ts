import { desc, eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { messages } from "../member/member.tables.ts";
import { findMember } from "../member/members.ts";
import { passkeyDevice } from "../testing/passkeyDevice.ts";
import { giveSecondFactor } from "../testing/secondFactor.ts";
import { startForFile } from "../testing/startForFile.ts";

const { platform, db, clock, caller, tokenOf } = await startForFile({ rateLimits: false });
afterEach(() => clock.shiftTo(0));

const place = { rpId: "localhost", origin: "http://localhost:4000" };

interface Begun {
  challengeToken: string;
  options: { challenge: string; rpId: string; rp: { id: string }; excludeCredentials: { id: string }[] };
}
interface Listed {
  passkeyId: string;
  name: string;
  lastUsedAt: string | null;
}

let nextId = 440;
/** A player with a session of their own, for one test. */
async function player() {
  nextId += 1;
  const member = await findMember(db, nextId);
  return { ...member, token: await tokenOf(member.username) };
}
type Player = Awaited<ReturnType<typeof player>>;

async function begin({ token }: Player) {
  const proof = { method: "PASSWORD", secret: "Atrium!2026" };
  const { value } = await caller.post<{ stepUpToken: string }>("/wps/member/stepUp", { token, sealed: proof });
  const { stepUpToken } = value;
  return (await caller.post<Begun>("/wps/member/passkeys/options", { token, sealed: { stepUpToken } })).value.options;
}
const add = ({ token }: Player, response: object, name = "My phone") =>
  caller.post<Listed>("/wps/member/passkeys", { token, sealed: { name, response } });
const list = async ({ token }: Player) =>
  (await caller.read<{ list: Listed[] }>("/wps/member/passkeys", { token })).list;
async function withPasskey() {
  const owner = await player();
  const device = passkeyDevice(place);
  const { value } = await add(owner, device.create((await begin(owner)).challenge));
  return { owner, device, passkeyId: value.passkeyId };
}
const beginLogin = async () => (await caller.post<Begun>("/wps/session/login/passkey/options")).value;
const logIn = (challengeToken: string, response: object) =>
  caller.post<{ token: string; customerId: string }>("/wps/session/login/passkey", {
    sealed: { challengeToken, response },
  });

test("a passkey is added after a step-up, and its owner hears of it", async () => {
  const owner = await player();
  const without = await caller.post("/wps/member/passkeys/options", { token: owner.token, sealed: {} });
  expect(without.code).toBe("STEP_UP_REQUIRED");
  const options = await begin(owner);
  expect(options.rp.id).toBe("localhost");
  const device = passkeyDevice(place);
  expect((await add(owner, device.create(options.challenge))).value).toMatchObject({ name: "My phone" });
  expect(await list(owner)).toMatchObject([{ name: "My phone", lastUsedAt: null }]);
  const [told] = await db.select().from(messages).where(eq(messages.memberId, owner.id)).orderBy(desc(messages.id));
  expect([told?.title, told?.content.includes("My phone")]).toEqual(["A passkey was added", true]);
  expect((await begin(owner)).excludeCredentials).toMatchObject([{ id: device.id }]);
});

test("a challenge works once, for its session, for five minutes", async () => {
  const [owner, other] = [await player(), await player()];
  const { challenge } = await begin(owner);
  const device = passkeyDevice(place);
  expect((await add(other, device.create(challenge))).code).toBe("MFA_EXPIRED");
  expect((await add(owner, device.create("another-challenge"))).code).toBe("PASSKEY_INVALID");
  expect((await add(owner, device.create(challenge))).code).toBe("MFA_EXPIRED");
  const late = (await begin(owner)).challenge;
  clock.shiftTo(5 * 60_000 + 1_000);
  expect((await add(owner, device.create(late))).code).toBe("MFA_EXPIRED");
  expect(await list(owner)).toEqual([]);
});

test("a passkey of another site, or made on another site's page, is refused", async () => {
  const owner = await player();
  for (const elsewhere of [
    { ...place, origin: "https://partner.example" },
    { ...place, rpId: "partner.example" },
  ]) {
    const answer = passkeyDevice(elsewhere).create((await begin(owner)).challenge);
    expect(await add(owner, answer)).toMatchObject({ status: 401, code: "PASSKEY_INVALID" });
  }
});

test("a passkey logs in, also where the account has a second factor, and each challenge once", async () => {
  const { owner, device } = await withPasskey();
  await giveSecondFactor(platform, owner.id);
  const { challengeToken, options } = await beginLogin();
  expect(options.rpId).toBe("localhost");
  const answer = device.get(options.challenge);
  const { value } = await logIn(challengeToken, answer);
  expect(value.customerId).toBe(String(owner.id));
  const history = await caller.get<{ list: unknown[] }>("/wps/session/history", { token: value.token });
  expect(history.value.list[0]).toMatchObject({ method: "PASSKEY", secondFactor: null, fault: null });
  expect((await list(owner))[0]?.lastUsedAt).not.toBeNull();
  expect((await logIn(challengeToken, answer)).code).toBe("MFA_EXPIRED");
  const again = await beginLogin();
  expect((await logIn(again.challengeToken, answer)).code).toBe("PASSKEY_INVALID");
});

test("a login on another site's page, by an unknown or a removed passkey, is refused", async () => {
  const { owner, device, passkeyId } = await withPasskey();
  const tried = async (answer: (challenge: string) => object) => {
    const { challengeToken, options } = await beginLogin();
    return (await logIn(challengeToken, answer(options.challenge))).code;
  };
  expect(await tried((challenge) => device.get(challenge, "https://partner.example"))).toBe("PASSKEY_INVALID");
  expect(await tried((challenge) => passkeyDevice(place).get(challenge))).toBe("PASSKEY_INVALID");
  const stranger = passkeyDevice(place);
  expect(await tried((challenge) => ({ ...stranger.get(challenge), id: device.id, rawId: device.id }))).toBe(
    "PASSKEY_INVALID",
  );
  expect(await tried((challenge) => device.get(challenge))).toBe("OK");

  const proof = { method: "PASSWORD", secret: "Atrium!2026" };
  const { value } = await caller.post<{ stepUpToken: string }>("/wps/member/stepUp", {
    token: owner.token,
    sealed: proof,
  });
  const path = `/wps/member/passkeys/${passkeyId}`;
  const foreign = await player();
  const rename = (as: Player, name: string) => caller.call("PUT", path, { token: as.token, body: { name } });
  expect((await rename(foreign, "Mine now")).code).toBe("NOT_FOUND");
  expect((await rename(owner, "  Work laptop ")).value).toMatchObject({ name: "Work laptop" });
  const remove = (sealed: object) => caller.call("DELETE", path, { token: owner.token, sealed });
  expect((await remove({})).code).toBe("STEP_UP_REQUIRED");
  expect((await remove({ stepUpToken: value.stepUpToken })).value).toBe(true);
  expect((await remove({ stepUpToken: value.stepUpToken })).code).toBe("NOT_FOUND");
  expect(await tried((challenge) => device.get(challenge))).toBe("PASSKEY_INVALID");
});

test("ten passkeys are the most", async () => {
  const { owner } = await withPasskey();
  for (let i = 1; i < 10; i += 1) await add(owner, passkeyDevice(place).create((await begin(owner)).challenge));
  const { token } = owner;
  const proof = { method: "PASSWORD", secret: "Atrium!2026" };
  const { value } = await caller.post<{ stepUpToken: string }>("/wps/member/stepUp", { token, sealed: proof });
  const sealed = { stepUpToken: value.stepUpToken };
  expect((await caller.post("/wps/member/passkeys/options", { token, sealed })).code).toBe("PASSKEY_LIMIT");
});
