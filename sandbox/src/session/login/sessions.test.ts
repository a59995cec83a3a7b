import { afterEach, expect, test } from "vitest";
import { hearEvents } from "../../testing/hearEvents.ts";
import { startForFile } from "../../testing/startForFile.ts";
import { logins } from "../history/history.tables.ts";
import { sessions } from "../session.tables.ts";

const { platform, db, clock, site, caller, tokenOf } = await startForFile({ rateLimits: false });
await db.delete(logins);
afterEach(async () => {
  clock.shiftTo(0);
  await site.reset();
  await db.delete(sessions);
});

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

interface Listed {
  id: string;
  device: string;
  current: boolean;
  endReason?: string | null;
}

async function logIn(username: string, remember = false) {
  const sealed = { username, password: "Atrium!2026", remember };
  return (await caller.post<{ token: string }>("/wps/session/login", { sealed })).value.token;
}
const codeAt = async (token: string, offsetMs: number) => {
  clock.shiftTo(offsetMs);
  return (await caller.get("/wps/session/current", { token })).code;
};
const list = (token: string) => caller.read<Listed[]>("/wps/session/list", { token });

test("a session ends after 30 idle minutes, and use keeps it open", async () => {
  const token = await tokenOf("demo");
  expect(await codeAt(token, 29 * MINUTE)).toBe("OK");
  expect(await codeAt(token, 58 * MINUTE)).toBe("OK");
  expect(await codeAt(token, 89 * MINUTE)).toBe("SESSION_EXPIRED");
  // It is over for good, not for as long as the clock says.
  expect(await codeAt(token, 60 * MINUTE)).toBe("SESSION_EXPIRED");
});

test("reads in the background don't keep it open", async () => {
  const token = await tokenOf("demo");
  const headers = { "X-Background": "1" };
  for (const at of [10, 20, 29]) {
    clock.shiftTo(at * MINUTE);
    expect((await caller.get("/wps/session/current", { token, headers })).code).toBe("OK");
  }
  expect(await codeAt(token, 31 * MINUTE)).toBe("SESSION_EXPIRED");
});

test("remembered or used, it ends after a day", async () => {
  const remembered = await logIn("demo", true);
  const used = await logIn("demo");
  for (let at = 0; at < 24 * HOUR; at += 25 * MINUTE) expect(await codeAt(used, at)).toBe("OK");
  expect(await codeAt(remembered, 24 * HOUR - MINUTE)).toBe("OK");
  expect(await codeAt(used, 24 * HOUR + MINUTE)).toBe("SESSION_EXPIRED");
  expect(await codeAt(remembered, 24 * HOUR + MINUTE)).toBe("SESSION_EXPIRED");
});

test.each([
  ["gli", 30],
  ["curacao", 24 * 60],
] as const)(
  "in the jurisdiction %s a remembered one ends after %i minutes without a request",
  async (jurisdiction, minutes) => {
    await caller.post("/sandbox/brand", { body: { jurisdiction } });
    const token = await logIn("demo", true);
    const { value } = await caller.get<{ idleExpiresAt: string; serverTime: string }>("/wps/session/current", {
      token,
    });
    expect(Math.round((Date.parse(value.idleExpiresAt) - Date.parse(value.serverTime)) / MINUTE)).toBe(minutes);
  },
);

test("it tells when it ends", async () => {
  const token = await logIn("demo");
  clock.shiftTo(10 * MINUTE);
  const { value } = await caller.get<Record<string, string>>("/wps/session/current", { token });
  const after = (key: string) =>
    Math.round((Date.parse(value[key] ?? "") - Date.parse(value.startedAt ?? "")) / MINUTE);
  expect([after("serverTime"), after("idleExpiresAt"), after("expiresAt")]).toEqual([10, 40, 24 * 60]);
});

test("three sessions at most, also when the logins are simultaneous", async () => {
  const tokens = [];
  for (let i = 0; i < 4; i += 1) tokens.push(await tokenOf("vipclub"));
  const codes = async (of: string[]) =>
    Promise.all(of.map(async (token) => (await caller.get("/wps/member/info", { token })).code));
  expect(await codes(tokens)).toEqual(["SESSION_REVOKED", "OK", "OK", "OK"]);

  const atOnce = await Promise.all(Array.from({ length: 8 }, () => logIn("vipclub")));
  expect((await codes(atOnce)).filter((code) => code === "OK")).toHaveLength(3);
  expect(await codes(tokens)).toEqual(Array(4).fill("SESSION_REVOKED"));
});

test("logging out succeeds, also when there is nothing left to end", async () => {
  const token = await tokenOf("demo");
  for (const attempt of [token, token, "nonsense-nonsense-nonsense", undefined]) {
    const request = attempt === undefined ? {} : { token: attempt };
    expect(await caller.call("DELETE", "/wps/session/logout", request)).toMatchObject({ status: 200, value: true });
  }
  expect((await caller.get("/wps/member/info", { token })).code).toBe("SESSION_EXPIRED");
  expect((await caller.get("/wps/member/info", { token: "nonsense-nonsense-nonsense" })).code).toBe("UNAUTHENTICATED");
});

test("a session ends another session of the same account only", async () => {
  const [here, there, stranger] = [await logIn("demo"), await logIn("demo"), await logIn("vipclub")];
  const strangers = (await list(stranger))[0]?.id;
  const other = (await list(here)).find(({ current }) => !current)?.id;
  expect(await list(here)).toMatchObject([{ current: false }, { current: true }]);

  for (const id of [strangers, "-".repeat(36), "1"]) {
    expect((await caller.call("DELETE", `/wps/session/${id}`, { token: here })).code).toBe("NOT_FOUND");
  }
  expect((await caller.call("DELETE", `/wps/session/${other}`, { token: here })).value).toBe(true);
  expect((await caller.call("DELETE", `/wps/session/${other}`, { token: here })).status).toBe(404);
  expect((await caller.get("/wps/member/info", { token: there })).code).toBe("SESSION_REVOKED");
  expect((await caller.get("/wps/member/info", { token: stranger })).code).toBe("OK");
  expect(await list(here)).toMatchObject([{ current: true }]);
});

test("the history lists ended sessions for 90 days", async () => {
  const gone = await logIn("demo");
  await caller.call("DELETE", "/wps/session/logout", { token: gone });
  const token = await logIn("demo");
  const history = (request: { token: string }, query = "") =>
    caller.get<{ list: Listed[]; totalCount: number; totalPages: number }>(`/wps/session/history${query}`, request);
  const { value } = await history({ token });
  expect(value.list).toMatchObject([
    { current: true, endReason: null },
    { current: false, endReason: "LOGOUT" },
  ]);
  const second = (await history({ token }, "?pageNo=2&pageSize=1")).value;
  expect(second).toMatchObject({ totalCount: 2, totalPages: 2, list: [{ endReason: "LOGOUT" }] });
  expect((await history({ token }, "?pageSize=101")).code).toBe("VALIDATION_FAILED");

  clock.shiftTo(91 * 24 * HOUR);
  expect((await history({ token: await tokenOf("demo") })).value.totalCount).toBe(1);
});

test("gateways get an event for every ended session", async () => {
  // Draws send events too.
  const { take, stop } = await hearEvents(platform, ({ topic }) => topic === "session");
  const tokens = [];
  for (let i = 0; i < 4; i += 1) tokens.push(await logIn("vipclub"));
  // The fourth login has ended the first session; each login may have.
  expect(await take()).toMatchObject(Array(4).fill({ customerId: "4" }));
  const other = (await list(tokens[3] ?? "")).find(({ current }) => !current)?.id;
  await caller.call("DELETE", `/wps/session/${other}`, { token: tokens[3] ?? "" });
  await caller.call("DELETE", "/wps/session/logout", { token: tokens[3] ?? "" });
  expect(await take()).toMatchObject([{ customerId: "4" }, { customerId: "4" }]);
  stop();
});

test("a login link works once, for a minute", async () => {
  const link = async () =>
    (await caller.post<{ token: string }>("/sandbox/loginToken", { body: { username: "demo" } })).value.token;
  const use = (token: string) => caller.post<{ token: string }>("/wps/session/login/token", { sealed: { token } });

  const token = await link();
  const answers = await Promise.all(Array.from({ length: 5 }, () => use(token)));
  expect(answers.filter(({ code }) => code === "OK")).toHaveLength(1);
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(["OK", "LOGIN_TOKEN_INVALID"]));

  const late = await link();
  clock.shiftTo(61_000);
  expect(await use(late)).toMatchObject({ status: 401, code: "LOGIN_TOKEN_INVALID" });
  expect((await caller.post("/wps/session/login/token", { body: { token: late } })).code).toBe("PAYLOAD_NOT_ENCRYPTED");
});

test("the database stores no token", async () => {
  const token = await logIn("demo");
  const rows = await db.select().from(sessions);
  expect(JSON.stringify(rows)).not.toContain(token);
});
