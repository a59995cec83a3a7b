import { randomUUID } from "node:crypto";
import { gte } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { bets } from "../games/bets.tables.ts";
import { balanceOf, memberAccountId } from "../ledger/ledger.ts";
import { reportRange } from "../reports/reportRange.ts";
import { shiftClock } from "../testing/shiftClock.ts";
import { startForFile } from "../testing/startForFile.ts";
import { testBet } from "../testing/testBet.ts";
import { DAY_MS } from "../time/units.ts";
import { occurrenceAt } from "./missionProgress.ts";
import { missionClaims } from "./missions.tables.ts";

const DEMO = 3;
const MAIN = memberAccountId(DEMO, "main", "VND");

interface Mission extends Record<"missionId" | "title" | "progress" | "goal" | "status", string> {
  resetsAt: string | null;
  reward: { amount: string; currency: string };
}

const { platform, db, clock, caller, tokenOf } = await startForFile({ rateLimits: false });
const token = await tokenOf("demo");
afterEach(() => shiftClock(platform, 0));

const missions = async (as = token, language = "EN") => {
  const { value } = await caller.get<{ list: Mission[] }>("/wps/relay/MCSFE_missionList", {
    token: as,
    headers: { language },
  });
  return new Map(value.list.map((mission) => [mission.missionId, mission]));
};
const claim = (missionId: string, key = randomUUID(), as = token) =>
  caller.post<Mission>("/wps/relay/MCSFE_missionClaim", { token: as, body: { missionId }, key });
const board = (query = "", as?: string) =>
  caller.read<{
    list: { rank: number; account: string; score: number }[];
    totalCount: number;
    mine: { rank: number; score: number } | null;
  }>(`/wps/relay/MCSFE_missionLeaderboard${query}`, as === undefined ? {} : { token: as });

/** Settled bets of `demo`, placed now. */
const bet = (count: number, { category = "RNG", stake = 10_000n, status = "LOST" as const } = {}) => {
  const at = clock.now();
  const rows = Array.from({ length: count }, () => testBet(DEMO, stake, at, { gameCategory: category, status }));
  return db.insert(bets).values(rows);
};

test("bets move the progress of the missions that count them", async () => {
  const before = await missions();
  expect(before.get("1")).toMatchObject({ progress: "0", goal: "20", status: "OPEN", goalCurrency: null });
  expect(before.get("3")).toMatchObject({ progress: "0", goal: "500000", goalCurrency: "VND" });
  // A year of bets lies behind the account.
  expect(before.get("9")).toMatchObject({ status: "CLAIMABLE", resetsAt: null });
  await bet(4);
  await bet(2, { category: "ELOTT", stake: 230_000n });
  const after = await missions();
  expect(after.get("1")?.progress).toBe("6");
  expect(after.get("4")?.progress).toBe("2");
  expect(after.get("3")).toMatchObject({ progress: "500000", status: "CLAIMABLE" });
  expect((await missions(token, "VI")).get("3")?.title).toMatch(/500\.000/);
});

test("a reached mission pays once, also when several requests claim it", async () => {
  expect((await claim("2")).code).toBe("NOT_ELIGIBLE");
  expect((await claim("999")).code).toBe("NOT_FOUND");
  await bet(20);
  const before = await balanceOf(db, MAIN);
  const key = randomUUID();
  const answers = await Promise.all([
    claim("1", key),
    claim("1", key),
    ...Array.from({ length: 20 }, () => claim("1")),
  ]);
  expect(answers[0]?.code).toBe(answers[1]?.code);
  const codes = new Set(answers.slice(2).map(({ code }) => code));
  expect(codes).toContain("ALREADY_CLAIMED");
  expect(await balanceOf(db, MAIN)).toBe(before + 2_000n);
  expect((await claim("1")).code).toBe("ALREADY_CLAIMED");
  expect((await missions()).get("1")).toMatchObject({ status: "CLAIMED", progress: "20" });
});

test("a daily mission begins anew at the merchant's midnight, and the board counts the week", async () => {
  const { value: info } = await caller.get<{ openMissions: number }>("/wps/member/info", { token });
  const { value: summary } = await caller.get<{ open: number; claimable: number; done: number }>(
    "/wps/relay/MCSFE_missionSummary",
    { token },
  );
  expect(summary.open + summary.claimable).toBe(info.openMissions);
  expect(summary.done).toBe(1);
  const resetsAt = (await missions()).get("1")?.resetsAt ?? "";
  await shiftClock(platform, Date.parse(resetsAt) - Date.now() + 1_000);
  const fresh = await tokenOf("demo");
  expect((await missions(fresh)).get("1")).toMatchObject({ status: "OPEN", progress: "0" });
  await bet(20);
  expect((await claim("1", randomUUID(), fresh)).success).toBe(true);
});

test("the board ranks members by the score of their claims, masked, with the caller's own place", async () => {
  await bet(20);
  await claim("1");
  await claim("9");
  const { totalCount, mine, ...first } = await board("?period=WEEK&pageSize=100", token);
  const list = first.list;
  // The board grows with the days of the week.
  for (let pageNo = 2; list.length < totalCount; pageNo += 1)
    list.push(...(await board(`?period=WEEK&pageSize=100&pageNo=${pageNo}`)).list);
  expect(list.map(({ rank }) => rank)).toEqual(list.map((_, i) => i + 1));
  expect(list.map(({ score }) => score)).toEqual(list.map(({ score }) => score).toSorted((a, b) => b - a));
  expect(mine).toMatchObject({ score: expect.any(Number) });
  expect(list[(mine?.rank ?? 0) - 1]).toMatchObject({ account: "de***o", score: mine?.score });
  expect((await board("?period=MONTH")).mine).toBeNull();
  const { from = new Date(0) } = reportRange({ preset: "THIS_MONTH" }, clock.now()) ?? {};
  const inMonth = gte(missionClaims.claimedAt, from);
  const claimants = await db.selectDistinct({ id: missionClaims.memberId }).from(missionClaims).where(inMonth);
  expect((await board("?period=MONTH")).totalCount).toBe(claimants.length);
  for (const period of ["YEAR", "toString"]) {
    const { code } = await caller.get(`/wps/relay/MCSFE_missionLeaderboard?period=${period}`);
    expect(code).toBe("VALIDATION_FAILED");
  }
});

test("occurrences follow the merchant's days and weeks", () => {
  // A Sunday, half an hour before midnight in Ho Chi Minh City.
  const sunday = new Date("2026-11-22T16:30:00Z");
  expect(occurrenceAt("DAILY", sunday)).toMatchObject({
    name: "2026-11-22",
    resetsAt: new Date("2026-11-22T17:00:00Z"),
  });
  expect(occurrenceAt("WEEKLY", sunday)).toMatchObject({
    name: "week 2026-11-16",
    resetsAt: new Date("2026-11-22T17:00:00Z"),
  });
  const monday = new Date(sunday.getTime() + DAY_MS);
  expect(occurrenceAt("WEEKLY", monday).name).toBe("week 2026-11-23");
  expect(occurrenceAt("ONCE", monday)).toMatchObject({ name: "ONCE", resetsAt: null });
});
