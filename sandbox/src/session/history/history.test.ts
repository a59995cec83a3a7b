import { and, desc, eq, isNull } from "drizzle-orm";
import { expect, test } from "vitest";
import { members, messages } from "../../member/member.tables.ts";
import { outbox } from "../../outbox/outbox.tables.ts";
import { startForFile } from "../../testing/startForFile.ts";
import { logins } from "./history.tables.ts";

const { db, caller, tokenOf } = await startForFile({ rateLimits: false });

const CHROME = "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36";
const NEWER_CHROME = CHROME.replace("142", "143");
const SAFARI = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) Version/19.1 Safari/604.1";
const password = "Atrium!2026";

const logIn = (username: string, device: string, rest: { password?: string; ip?: string } = {}) =>
  caller.post<{ token: string }>("/wps/session/login", {
    sealed: { username, password: rest.password ?? password },
    headers: { "user-agent": device, "x-forwarded-for": rest.ip ?? "113.160.1.7" },
  });

/** A player without logins, for one test. */
async function freshPlayer(id: number) {
  const [player] = await db.select().from(members).where(eq(members.id, id));
  if (!player?.email) throw new Error("a seeded player has an address");
  return player;
}

test("the last login that a seeded account shows is the latest in its list", async () => {
  const [demo] = await db.select().from(members).where(eq(members.username, "demo"));
  const [latest] = await db
    .select({ at: logins.at, ip: logins.ip })
    .from(logins)
    .where(and(eq(logins.memberId, demo?.id ?? 0), isNull(logins.fault)))
    .orderBy(desc(logins.at));
  expect({ at: demo?.lastLoginAt, ip: demo?.lastLoginIp }).toEqual(latest);
});

test("a login from a new device is told by message and by e-mail, once", async () => {
  const player = await freshPlayer(401);
  const title = "Login from a new device";
  const told = () =>
    db
      .select()
      .from(messages)
      .where(and(eq(messages.memberId, player.id), eq(messages.title, title)));

  for (const device of [CHROME, CHROME, NEWER_CHROME]) expect((await logIn(player.username, device)).code).toBe("OK");
  expect(await told()).toHaveLength(0);
  await logIn(player.username, SAFARI, { password: "wrong password" });
  expect(await told()).toHaveLength(0);

  await logIn(player.username, SAFARI);
  await logIn(player.username, SAFARI);
  const [notice, ...others] = await told();
  expect(others).toHaveLength(0);
  expect(notice?.content).toContain("Device: Safari, iOS\nPlace: Vietnam, 113.160.1.7\nTime: 20");
  expect(notice?.content).toContain("change your password at once");
  const mails = await db
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, player.email ?? ""));
  expect(mails).toMatchObject([{ channel: "MAIL", subject: title, body: notice?.content }]);

  await logIn(player.username, SAFARI, { ip: "198.51.100.7" });
  expect(await told()).toHaveLength(2);
});

test("the history lists successful and refused logins with their method, of the member alone", async () => {
  const player = await freshPlayer(402);
  await logIn(player.username, SAFARI, { password: "wrong password" });
  const { token } = (await logIn(player.username, CHROME)).value;
  const { value } = await caller.get<{ list: unknown[]; totalCount: number }>("/wps/session/history", { token });
  expect(value).toMatchObject({
    totalCount: 2,
    list: [
      { method: "PASSWORD", fault: null, device: CHROME, current: true, country: "VN" },
      { method: "PASSWORD", fault: "CREDENTIALS", device: SAFARI, current: false, lastSeenAt: null },
    ],
  });
});

test("one call ends the sessions on all other devices", async () => {
  const player = await freshPlayer(403);
  const tokens = [];
  for (const device of [CHROME, SAFARI, CHROME]) tokens.push((await logIn(player.username, device)).value.token);
  const [first, second, third = ""] = tokens;
  const stranger = (await logIn("demo", CHROME)).value.token;
  expect((await caller.call("DELETE", "/wps/session/others", { token: third })).value).toEqual({ ended: 2 });
  const codes = await Promise.all(
    [first, second, third, stranger].map(async (token) => (await caller.get("/wps/member/info", { token })).code),
  );
  expect(codes).toEqual(["SESSION_REVOKED", "SESSION_REVOKED", "OK", "OK"]);
  expect((await caller.call("DELETE", "/wps/session/others", { token: third })).value).toEqual({ ended: 0 });
});

test("an agent reads the logins of an account below, the refused ones too, without addresses; nobody else does", async () => {
  const agent = await tokenOf("agent");
  await logIn("demo", CHROME);
  await logIn("demo", CHROME, { password: "wrong password" });
  const logins = (account: string, token = agent) =>
    caller.get<{ list: object[] }>(`/wps/relay/ACS_downlineLogins?account=${account}`, { token });
  const { list: rows } = (await logins("demo")).value;
  expect(rows.slice(0, 2)).toMatchObject([
    { method: "PASSWORD", fault: "CREDENTIALS" },
    { method: "PASSWORD", fault: null },
  ]);
  expect(Object.keys(rows[0] ?? {})).toEqual(["id", "createdAt", "method", "country", "fault"]);
  expect(rows.length).toBeLessThanOrEqual(10);
  for (const stranger of ["agent", "senior", "nobody"])
    expect(await logins(stranger)).toMatchObject({ code: "DOWNLINE_NOT_FOUND" });
  expect((await logins("demo", await tokenOf("demo"))).status).toBe(403);
});
