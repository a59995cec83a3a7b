import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { bets } from "../games/bets.tables.ts";
import { members } from "../member/member.tables.ts";
import { endSessions } from "../session/sessions.ts";
import { openGameHarness } from "../testing/gameHarness.ts";
import { openDraw } from "../testing/openDraw.ts";
import { testBet } from "../testing/testBet.ts";

const MINUTE = 60_000;
const DEMO = 3;

interface RealityCheck extends Record<"startedAt" | "bet" | "win" | "net", string> {
  interval: number | null;
  canBeOff: boolean;
  nextAt: string | null;
  elapsed: number;
}

const { db, clock, games, signIn, fund, caller, open, play } = await openGameHarness({ rateLimits: false });
beforeEach(async () => {
  await setJurisdiction("default");
  await db.update(members).set({ realityCheckMinutes: null }).where(eq(members.id, DEMO));
  await endSessions(db, DEMO, "LOGOUT", clock.now());
});

const setJurisdiction = (jurisdiction: string) => caller.post("/sandbox/brand", { body: { jurisdiction } });
const read = (token: string) => caller.read<RealityCheck>("/wps/member/realityCheck", { token });
const set = (token: string, interval: unknown) =>
  caller.call<RealityCheck>("PUT", "/wps/member/realityCheck", { token, body: { interval } });
const answer = (token: string, action: string) =>
  caller.post<RealityCheck>("/wps/member/realityCheck/ack", { token, body: { action } });
const launch = (token: string) => caller.post("/wps/v2/game/launchGame", { token, body: { nodeId: games.slot } });
const order = async (token: string) => {
  const line = { playType: "SUM", content: "BIG", unit: "1000" };
  return caller.post("/lgw/orders", {
    token,
    body: { gameCode: "SEA_5D_1M", numero: await openDraw(caller, "SEA_5D_1M"), lines: [line] },
    key: randomUUID(),
  });
};

/** As if the present period had begun some minutes ago. */
const beganAgo = (minutes: number) =>
  db
    .update(members)
    .set({ playingSince: new Date(clock.now().getTime() - minutes * MINUTE) })
    .where(eq(members.id, DEMO));

/** A bet of demo, some minutes ago. */
const bet = (minutes: number, stake: bigint, changes: Partial<typeof bets.$inferInsert> = {}) => {
  const at = new Date(clock.now().getTime() - minutes * MINUTE);
  return db.insert(bets).values(testBet(DEMO, stake, at, changes));
};

test("a check that is due holds rounds, launches and lottery orders, until the member plays on", async () => {
  const { token, member } = await signIn("demo");
  await fund(member.id, 1_000_000n);
  const boot = await open(games.slot, token);
  expect((await set(token, 15)).value).toMatchObject({ interval: 15, canBeOff: true });
  await beganAgo(14);
  expect((await play(boot, {})).code).toBe("OK");
  await beganAgo(15);
  for (const refused of [await play(boot, {}), await launch(token), await order(token)]) {
    expect([refused.status, refused.code]).toEqual([409, "RG_REALITY_CHECK_PENDING"]);
  }
  const due = await read(token);
  expect(due.elapsed).toBeGreaterThanOrEqual(15 * 60);
  const { value: info } = await caller.get<{ realityCheckAt: string }>("/wps/member/info", { token });
  expect(info.realityCheckAt).toBe(due.nextAt);

  expect((await answer(token, "CONTINUE")).value).toMatchObject({ elapsed: 0, bet: "0" });
  for (const played of [await play(boot, {}), await launch(token)]) expect(played.code).toBe("OK");
  // The draw may have closed a moment ago.
  expect(["OK", "DRAW_CLOSED"]).toContain((await order(token)).code);
});

test("it counts the bets of the wallet since the period began", async () => {
  const { token } = await signIn("demo");
  await set(token, 30);
  await beganAgo(20);
  const before = await read(token);
  await bet(25, 9_000n);
  await bet(10, 5_000n);
  await bet(5, 2_000n, { winAmount: 3_000n, status: "WON" });
  await bet(4, 700n, { validBet: 0n, winAmount: 700n, status: "CANCELLED" });
  await bet(3, 800n, { currency: "USD" });
  const after = await read(token);
  const grown = (key: "bet" | "win" | "net") => Number(after[key]) - Number(before[key]);
  expect([grown("bet"), grown("win"), grown("net")]).toEqual([7_000, 3_000, -4_000]);
});

test("an answer counts for all sessions, and only when the check is due", async () => {
  const first = (await signIn("demo")).token;
  const second = (await signIn("demo")).token;
  await set(first, 15);
  await beganAgo(10);
  const { startedAt } = await read(first);
  expect((await answer(first, "CONTINUE")).value.startedAt).toBe(startedAt);
  await beganAgo(20);
  await answer(second, "CONTINUE");
  expect((await launch(first)).code).toBe("OK");
});

test("leaving ends all sessions, and the next login begins a period", async () => {
  const first = (await signIn("demo")).token;
  const { token } = await signIn("demo");
  const boot = await open(games.slot, token);
  await set(token, 15);
  await beganAgo(20);
  expect((await answer(token, "EXIT")).code).toBe("OK");
  for (const ended of [first, token]) {
    expect((await caller.get("/wps/member/info", { token: ended })).code).toBe("SESSION_EXPIRED");
  }
  expect((await play(boot, {})).code).toBe("SESSION_EXPIRED");
  const again = (await signIn("demo")).token;
  expect((await read(again)).elapsed).toBeLessThan(60);
  expect((await launch(again)).code).toBe("OK");
});

test("a login beside another one does not begin a period", async () => {
  const { token } = await signIn("demo");
  await set(token, 15);
  await beganAgo(20);
  expect((await launch((await signIn("demo")).token)).code).toBe("RG_REALITY_CHECK_PENDING");
});

test("turned on, it counts from then; another length keeps the period, and answers nothing", async () => {
  const { token } = await signIn("demo");
  await beganAgo(90);
  expect(await read(token)).toMatchObject({ interval: null, nextAt: null });
  expect((await launch(token)).code).toBe("OK");
  expect((await set(token, 60)).value.elapsed).toBeLessThan(60);
  await beganAgo(20);
  expect((await set(token, 15)).code).toBe("OK");
  expect((await launch(token)).code).toBe("RG_REALITY_CHECK_PENDING");
  for (const interval of [60, null]) expect((await set(token, interval)).code).toBe("RG_REALITY_CHECK_PENDING");
  await answer(token, "CONTINUE");
  expect((await set(token, null)).value).toMatchObject({ interval: null, nextAt: null });
  for (const wrong of [0, 20, "15", undefined]) expect((await set(token, wrong)).code).toBe("VALIDATION_FAILED");
});

test.each(["uk", "gli"])("the jurisdiction %s sets an hour, which a member can only shorten", async (jurisdiction) => {
  await setJurisdiction(jurisdiction);
  const { token } = await signIn("demo");
  expect(await read(token)).toMatchObject({ interval: 60, canBeOff: false });
  await beganAgo(59);
  expect((await set(token, null)).code).toBe("VALIDATION_FAILED");
  await beganAgo(60);
  expect((await launch(token)).code).toBe("RG_REALITY_CHECK_PENDING");
  await answer(token, "CONTINUE");
  expect((await set(token, 30)).value).toMatchObject({ interval: 30 });
});
