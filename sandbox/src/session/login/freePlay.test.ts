import { and, eq, isNull } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { attemptCounts } from "../../http/limits/attemptLimiter.tables.ts";
import { memberNamed } from "../../member/members.ts";
import { startForFile } from "../../testing/startForFile.ts";
import { sessions } from "../session.tables.ts";

const { db, clock, config, events, caller } = await startForFile();
afterEach(() => clock.shiftTo(0));

const HOUR = 3_600_000;
const device = { os: "WEB", platform: "W", key: "abc", version: "1.0" };

const startTrial = (ip: string) =>
  caller.post<{ token: string; username: string; expiresAt: string }>("/wps/session/login/freeplay", {
    body: device,
    headers: { "x-forwarded-for": ip },
  });

test("a trial has 10,000.00 in play money and ends after two hours", async () => {
  const { value } = await startTrial("198.51.100.1");
  const { token } = value;
  expect(await caller.read("/wps/member/info", { token })).toMatchObject({ type: 4, currency: "FUN" });
  const balance = await caller.get("/wps/v2/wallets/balance", { token });
  expect(Date.parse(value.expiresAt) - Date.now()).toBeLessThanOrEqual(2 * HOUR);
  expect(balance.value).toMatchObject({ sumBalance: "10000.00", currency: "FUN" });

  for (let at = 0; at < 2 * HOUR; at += HOUR / 3) {
    clock.shiftTo(at);
    expect((await caller.get("/wps/member/info", { token })).code).toBe("OK");
  }
  clock.shiftTo(2 * HOUR + 1_000);
  expect((await caller.get("/wps/member/info", { token })).code).toBe("SESSION_EXPIRED");
});

test("a trial that is left alone is closed at its end, and its windows hear of it", async () => {
  const { value } = await startTrial("198.51.100.9");
  const member = await memberNamed(db, value.username);
  const heard: unknown[] = [];
  const stop = events.subscribe(({ topic, customerId, data }) => heard.push([topic, customerId, data?.reason]));
  clock.shiftTo(2 * HOUR + 1_000);
  await vi.waitFor(() => expect(heard).toContainEqual(["session", String(member.id), "EXPIRED"]), { timeout: 10_000 });
  stop();
  expect((await memberNamed(db, value.username)).closedAt).toEqual(member.endsAt);
  const open = and(eq(sessions.memberId, member.id), isNull(sessions.endedAt));
  expect(await db.$count(sessions, open)).toBe(0);
});

test("many people at one address start trials: 200 an hour, from the twentieth with a human check", async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => startTrial("198.51.100.2")));
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(["OK"]));
  config.humanCheck = "pow";
  expect((await startTrial("198.51.100.2")).code).toBe("HUMAN_CHECK_FAILED");
  expect((await startTrial("198.51.100.3")).code).toBe("OK");
  config.humanCheck = "none";
  await db.update(attemptCounts).set({ tries: 200 }).where(eq(attemptCounts.key, "trials:198.51.100.2"));
  const refused = await startTrial("198.51.100.2");
  expect([refused.code, Number(refused.headers.get("retry-after")) <= 3_600]).toEqual(["RATE_LIMITED", true]);
  clock.shiftTo(HOUR + 1_000);
  expect((await startTrial("198.51.100.2")).status).toBe(200);
});

test("trial accounts change nothing that is for real accounts", async () => {
  const { token } = (await startTrial("198.51.100.4")).value;
  const body = { avatarId: 3 };
  const answer = await caller.post("/wps/relay/MCSFE_setPlayerAvatar", { token, body, headers: { language: "VI" } });
  expect(answer).toMatchObject({ status: 403, code: "TRIAL_ACCOUNT" });
  expect(answer.message).toContain("tài khoản thật");
});

test("a brand without free play has none", async () => {
  await caller.post("/sandbox/flags", { body: { FREE_PLAY: false } });
  expect(await startTrial("198.51.100.5")).toMatchObject({ status: 404, code: "FEATURE_DISABLED" });
  await caller.post("/sandbox/flags", { body: { FREE_PLAY: true } });
});
