import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { bets } from "../games/bets.tables.ts";
import { members, messages } from "../member/member.tables.ts";
import { merchantDayOf } from "../reports/reportRange.ts";
import { sessions } from "../session/session.tables.ts";
import { openGameHarness } from "../testing/gameHarness.ts";
import { openDraw } from "../testing/openDraw.ts";
import { shiftClock } from "../testing/shiftClock.ts";
import { testBet } from "../testing/testBet.ts";
import { playLimits } from "./playLimits.tables.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const PASSWORD = "Atrium!2026";
const DEMO = 3;

interface Limits {
  list: {
    kind: string;
    period: string;
    amount: string | null;
    minutes: number | null;
    used: string;
    pending: { amount: string | null; from: string; until: string } | null;
  }[];
  exclusions: string[];
}

const { platform, db, clock, games, signIn, fund, caller, open, play } = await openGameHarness({ rateLimits: false });
beforeEach(async () => {
  await db.delete(playLimits);
  const none = { timeOutUntil: null, excludedUntil: null, hasPlayLimits: false, limitsReviewedAt: null };
  await db.update(members).set(none).where(eq(members.id, DEMO));
});

const limitIn = ({ list }: Limits, kind: string, period: string) =>
  list.find((row) => row.kind === kind && row.period === period);
const read = (token: string) => caller.read<Limits>("/wps/member/limits", { token });
const set = (token: string, body: object) => caller.call<Limits>("PUT", "/wps/member/limits", { token, body });
const confirm = (token: string, kind: string, period: string) =>
  caller.post<Limits>("/wps/member/limits/confirm", { token, body: { kind, period } });
const deposit = (token: string, amount: string, channelId = "bank") =>
  caller.post<{ depositId: string }>("/wps/relay/GCS_depositCreate", {
    token,
    body: { channelId, amount },
    key: randomUUID(),
  });
const launch = (token: string) => caller.post("/wps/v2/game/launchGame", { token, body: { nodeId: games.slot } });

/** A bet of demo that was lost, so that the day's losses are above zero. */
const lose = (stake: bigint) => db.insert(bets).values(testBet(DEMO, stake, clock.now()));

test("a limit on deposits counts what was paid in and what can still come", async () => {
  const { token } = await signIn("demo");
  const used = Number(limitIn(await read(token), "DEPOSIT", "MONTH")?.used);
  await set(token, { kind: "DEPOSIT", period: "MONTH", amount: String(used + 500_000) });
  // The card's fee is paid in as well.
  const first = await deposit(token, "300000", "card");
  expect(first.code).toBe("OK");
  expect((await deposit(token, "300000")).code).toBe("RG_LIMIT_REACHED");
  await caller.post("/sandbox/deposit/settle", { body: { depositId: first.value.depositId, outcome: "SUCCESS" } });
  const limit = limitIn(await read(token), "DEPOSIT", "MONTH");
  expect(limit).toMatchObject({ amount: String(used + 500_000), used: String(used + 300_000), pending: null });
  expect((await deposit(token, "300000")).code).toBe("RG_LIMIT_REACHED");
  expect((await deposit(token, "200000")).code).toBe("OK");
});

test.each(["WAGER", "LOSS"])("a limit of the kind %s stops bets of games and of lotteries", async (kind) => {
  const { token, member } = await signIn("demo");
  await fund(member.id, 1_000_000n);
  const boot = await open(games.slot, token);
  await lose(10_000_000n);
  const used = Number(limitIn(await read(token), kind, "DAY")?.used);
  await set(token, { kind, period: "DAY", amount: String(used) });
  expect((await play(boot, {})).code).toBe("RG_LIMIT_REACHED");
  const line = { playType: "SUM", content: "BIG", unit: "1000" };
  const order = await caller.post("/lgw/orders", {
    token,
    body: { gameCode: "SEA_5D_1M", numero: await openDraw(caller, "SEA_5D_1M"), lines: [line] },
    key: randomUUID(),
  });
  expect(order.code).toBe("RG_LIMIT_REACHED");
  await db.delete(playLimits);
  expect((await play(boot, {})).code).toBe("OK");
});

test("twenty simultaneous rounds do not exceed a limit on stakes", async () => {
  const { token, member } = await signIn("vipclub");
  const boots = await Promise.all(Array.from({ length: 4 }, () => open(games.slot, token)));
  const stake = Number(boots[0]?.minBet);
  await fund(member.id, 1_000_000n);
  const used = Number(limitIn(await read(token), "WAGER", "DAY")?.used);
  await set(token, { kind: "WAGER", period: "DAY", amount: String(used + 3 * stake) });
  const rounds = await Promise.all(
    boots.flatMap((boot) => Array.from({ length: 5 }, () => play(boot, {}, { stake: String(stake) }))),
  );
  expect(rounds.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(limitIn(await read(token), "WAGER", "DAY")?.used).toBe(String(used + 3 * stake));
});

test("a limit on time counts minutes of being logged in, once for sessions at the same time", async () => {
  // Noon: just after midnight on the first of a month, a session of 40 minutes would begin in the previous month.
  await shiftClock(platform, merchantDayOf(clock.now()).from.getTime() + 12 * HOUR - Date.now());
  await signIn("demo");
  const { token, sessionId, member } = await signIn("demo");
  const boot = await open(games.slot, token);
  const now = clock.now();
  const seen = { createdAt: new Date(now.getTime() - 40 * 60_000), lastSeenAt: now };
  await db.update(sessions).set(seen).where(eq(sessions.id, sessionId));
  const month = Number(limitIn(await read(token), "SESSION", "MONTH")?.used);
  expect(month).toBeGreaterThanOrEqual(40);
  await fund(member.id, 1_000_000n);
  await set(token, { kind: "SESSION", period: "MONTH", minutes: month });
  expect((await play(boot, {})).code).toBe("RG_SESSION_LIMIT");
  expect((await launch(token)).code).toBe("RG_SESSION_LIMIT");
});

test("a lower limit counts at once, a higher one after a day and a confirmation", async () => {
  const { token } = await signIn("demo");
  const key = { kind: "DEPOSIT", period: "WEEK" };
  const limit = async (as = token) => limitIn(await read(as), "DEPOSIT", "WEEK");
  await set(token, { ...key, amount: "900000" });
  await set(token, { ...key, amount: "800000" });
  expect(await limit()).toMatchObject({ amount: "800000", pending: null });
  await set(token, { ...key, amount: "2000000" });
  expect(await limit()).toMatchObject({ amount: "800000", pending: { amount: "2000000" } });
  expect((await confirm(token, "DEPOSIT", "WEEK")).code).toBe("RG_LIMIT_PENDING");
  await set(token, { ...key, amount: "800000" });
  expect(await limit()).toMatchObject({ amount: "800000", pending: null });

  await set(token, { ...key, amount: null });
  await shiftClock(platform, DAY + 60_000);
  const next = (await signIn("demo")).token;
  expect(await limit(next)).toMatchObject({ amount: "800000", pending: { amount: null } });
  expect((await confirm(next, "DEPOSIT", "WEEK")).code).toBe("OK");
  expect(await limit(next)).toMatchObject({ amount: null, pending: null });

  await set(next, { ...key, amount: "100000" });
  await set(next, { ...key, amount: "700000" });
  await shiftClock(platform, 10 * DAY);
  const late = (await signIn("demo")).token;
  expect((await confirm(late, "DEPOSIT", "WEEK")).code).toBe("OK");
  expect(await limit(late)).toMatchObject({ amount: "100000", pending: null });
});

test("limits that were not reviewed for six months are asked about, until the member changes or keeps them", async () => {
  const { token } = await signIn("demo");
  const key = { kind: "DEPOSIT", period: "WEEK" };
  const now = clock.now().toTemporalInstant().toZonedDateTimeISO("UTC");
  const [due, early] = [now.subtract({ months: 6, days: 4 }), now.subtract({ months: 6 }).add({ days: 4 })];
  const since = async () =>
    (await caller.read<{ limitsUnreviewedSince: string | null }>("/wps/member/info", { token })).limitsUnreviewedSince;
  const reviewed = (at: Temporal.ZonedDateTime) =>
    db
      .update(members)
      .set({ limitsReviewedAt: new Date(at.epochMilliseconds) })
      .where(eq(members.id, DEMO));
  const keep = () => caller.post<Limits>("/wps/member/limits/keep", { token, body: {} });

  expect((await keep()).code).toBe("OK");
  await reviewed(due);
  expect(await since()).toBeNull();
  await set(token, { ...key, amount: "900000" });
  expect(await since()).toBeNull();
  await reviewed(early);
  expect(await since()).toBeNull();
  await reviewed(due);
  expect(await since()).toBe(new Date(due.epochMilliseconds).toISOString());
  const { value } = await keep();
  expect(limitIn(value, "DEPOSIT", "WEEK")).toMatchObject({ amount: "900000" });
  expect(await since()).toBeNull();

  for (const amount of ["2000000", "800000"]) {
    await reviewed(due);
    await set(token, { ...key, amount });
    expect(await since()).toBeNull();
  }
  await set(token, { ...key, amount: "2000000" });
  await db.update(playLimits).set({ pendingFrom: clock.now() });
  await reviewed(due);
  expect((await confirm(token, "DEPOSIT", "WEEK")).code).toBe("OK");
  expect(await since()).toBeNull();
});

test("a limit is an amount of the wallet's currency, or whole minutes", async () => {
  const { token } = await signIn("demo");
  const wrong = [
    { kind: "DEPOSIT", period: "DAY", amount: "-1" },
    { kind: "DEPOSIT", period: "DAY", amount: "1.5" },
    { kind: "SESSION", period: "DAY", minutes: 0 },
    { kind: "SESSION", period: "YEAR", minutes: 60 },
  ];
  for (const body of wrong) expect((await set(token, body)).code).toBe("VALIDATION_FAILED");
});

test("a break ends the sessions; until its end the member reads and withdraws, but does not play or deposit", async () => {
  const { token } = await signIn("demo");
  const answer = await caller.post<{ until: string }>("/wps/member/timeout", { token, body: { period: "24h" } });
  const until = clock.now().getTime() + DAY;
  expect(Math.abs(Date.parse(answer.value.until) - until)).toBeLessThan(60_000);
  expect((await caller.get("/wps/member/info", { token })).code).toBe("SESSION_EXPIRED");

  const during = (await signIn("demo")).token;
  const info = await caller.get<{ rgState: object }>("/wps/member/info", { token: during });
  expect(info.value.rgState).toEqual({ kind: "TIME_OUT", until: answer.value.until });
  expect((await launch(during)).code).toBe("RG_TIME_OUT");
  expect((await caller.get(`/wps/game/launchGame?nodeId=${games.slot}`, { token: during })).code).toBe("RG_TIME_OUT");
  const demo = { token: during, body: { nodeId: games.slot, ageConfirmed: true } };
  expect((await caller.post("/wps/game/launchDemo", demo)).code).toBe("RG_TIME_OUT");
  expect((await deposit(during, "300000")).code).toBe("RG_TIME_OUT");
  expect((await caller.post("/wps/relay/PRM_signIn", { token: during, body: {} })).code).toBe("RG_TIME_OUT");
  for (const path of ["MCSFE_betRecords", "GCS_withdrawConfig", "MCSFE_messageList"]) {
    expect((await caller.get(`/wps/relay/${path}`, { token: during })).code).toBe("OK");
  }
  expect((await caller.post("/wps/relay/MCSFE_messageRead", { token: during, body: { all: true } })).code).toBe("OK");
  // A shorter break does not shorten this one.
  await caller.post("/wps/member/timeout", { token: during, body: { period: "24h" } });

  await shiftClock(platform, DAY + 5 * 60_000);
  expect((await launch((await signIn("demo")).token)).code).toBe("OK");
});

test("a break stops an agent's money to the downline", async () => {
  const { token } = await signIn("agent");
  await caller.post("/wps/member/timeout", { token, body: { period: "24h" } });
  const during = { token: (await signIn("agent")).token, body: {} };
  expect((await caller.post("/wps/relay/GCS_transferDownline", during)).code).toBe("RG_TIME_OUT");
});

test("an exclusion needs the password, ends advertising and says so", async () => {
  const { token } = await signIn("demo");
  await caller.call("PUT", "/wps/member/profile", { token, sealed: { marketing: { email: true } } });
  const exclude = (sealed: object) => caller.post("/wps/member/selfExclusion", { token, sealed });
  expect((await exclude({ period: "2w", password: PASSWORD })).code).toBe("VALIDATION_FAILED");
  expect((await exclude({ period: "6m", password: "wrong" })).code).toBe("PASSWORD_INCORRECT");
  expect((await exclude({ period: "PERMANENT", password: PASSWORD })).value).toEqual({
    kind: "SELF_EXCLUSION",
    until: null,
  });
  const during = (await signIn("demo")).token;
  expect((await launch(during)).code).toBe("RG_SELF_EXCLUDED");
  const profile = await caller.get<{ marketing: object }>("/wps/member/profile", { token: during });
  expect(profile.value.marketing).toMatchObject({ email: false });
  const again = await caller.call("PUT", "/wps/member/profile", {
    token: during,
    sealed: { marketing: { email: true } },
  });
  expect(again.code).toBe("RG_SELF_EXCLUDED");
  const titles = await db.select().from(messages).where(eq(messages.memberId, DEMO));
  expect(titles.map(({ title }) => title)).toContain("You've excluded yourself permanently");
  const shorter = await caller.post("/wps/member/selfExclusion", {
    token: during,
    sealed: { period: "6m", password: PASSWORD },
  });
  expect(shorter.value).toEqual({ kind: "SELF_EXCLUSION", until: null });
});

test("the jurisdiction chooses the lengths of exclusions", async () => {
  const { token } = await signIn("demo");
  expect((await read(token)).exclusions).toEqual(["6m", "1y", "3y", "5y", "PERMANENT"]);
  await caller.post("/sandbox/brand", { body: { jurisdiction: "pagcor" } });
  expect((await read(token)).exclusions).toEqual(["6m", "1y", "5y"]);
  await caller.post("/sandbox/brand", { body: { jurisdiction: "default" } });
});
