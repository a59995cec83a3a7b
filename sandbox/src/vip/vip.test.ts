import { randomUUID } from "node:crypto";
import { and, desc, eq, like } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { PLAYER_TYPE } from "../accountTypes.ts";
import { bonuses } from "../bonuses/bonuses.tables.ts";
import { bets } from "../games/bets.tables.ts";
import { jobs } from "../jobs/jobs.tables.ts";
import { transact } from "../ledger/transact.ts";
import { members, messages } from "../member/member.tables.ts";
import { countBet } from "../records/countBet.ts";
import { startForFile } from "../testing/startForFile.ts";
import { keepLevels, lowerLevel } from "./keepLevels.ts";
import { levelOf } from "./levels.ts";
import { vipStandings } from "./vip.tables.ts";
import { giveTurnover } from "./vip.ts";

interface Level extends Record<"labelName" | "color" | "color2" | "turnover" | "keepTurnover", string> {
  rankLevel: number;
  benefits: string[];
}
interface Progress {
  current: Level;
  next: Level | null;
  progress: { turnover: string; from: string; to: string | null };
  keep: { turnover: string; required: string; from: string; until: string } | null;
}

const { platform, db, clock, wakeUps, caller, tokenOf } = await startForFile({ rateLimits: false });

const progress = async (username: string) => {
  const token = await tokenOf(username);
  return await caller.read<Progress>("/wps/relay/MCSFE_vipProgress", { token });
};
/** A seeded player at the lowest level. The turnover is too small for the next one. */
const playerOfLevel0 = async (skipped: number) => {
  const [member] = await db
    .select({ id: members.id, username: members.username })
    .from(members)
    .where(and(eq(members.type, PLAYER_TYPE), eq(members.rank, 0), like(members.username, "%1___")))
    .orderBy(members.id)
    .offset(skipped)
    .limit(1);
  if (!member) throw new Error("no player of level 0");
  return member;
};

/** Settles a lost bet, as a round of a game does. */
async function bet(memberId: number, stake: bigint, { currency = "VND", playMoney = false } = {}) {
  const at = clock.now();
  const lost = { betId: randomUUID(), memberId, gameCategory: "RNG", betAmount: stake, validBet: stake, currency };
  const rest = { nodeId: 1, vassalage: "ATR", gameName: "Test", placedAt: at, settledAt: at, winAmount: 0n };
  await transact(platform, async (tx) => {
    await tx.insert(bets).values({ ...lost, ...rest, status: "LOST", playMoney });
    await countBet(tx, { ...lost, ...rest, playMoney }, at);
  });
  wakeUps.wake();
}

const bonusesOf = (memberId: number) =>
  db
    .select({ cause: bonuses.cause, amount: bonuses.amount })
    .from(bonuses)
    .where(and(eq(bonuses.memberId, memberId), like(bonuses.cause, "vip:%")))
    .orderBy(bonuses.id);
const newest = async (memberId: number) => {
  const [message] = await db.select().from(messages).where(eq(messages.memberId, memberId)).orderBy(desc(messages.id));
  return message;
};

/** Ends a month for everybody, and waits until as many runs as given are left. */
async function endMonth(at: Date, left = 0) {
  await transact(platform, (tx) => keepLevels.run(tx, platform, { key: "test", at }));
  wakeUps.wake();
  const waiting = () => db.$count(jobs, eq(jobs.name, lowerLevel.name));
  await vi.waitFor(async () => expect(await waiting()).toBe(left), { timeout: 30_000 });
}

test("everybody sees the levels, with what they need and give", async () => {
  const { value, headers } = await caller.get<{ list: Level[] }>("/wps/relay/MCSFE_vipLevels", {
    headers: { Language: "VI" },
  });
  expect(headers.get("cache-control")).toBe("public, max-age=300");
  expect(value.list.map(({ rankLevel }) => rankLevel)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  const needs = value.list.map(({ turnover }) => BigInt(turnover));
  expect(needs).toEqual([...needs].sort((a, b) => (a < b ? -1 : 1)));
  const [lowest] = value.list;
  expect(lowest).toMatchObject({ labelName: "Sảnh", turnover: "0", keepTurnover: "0", benefits: [] });
  // VIP customer service begins above rank 4.
  expect(value.list.map(({ benefits }) => benefits.includes("Chăm sóc khách hàng VIP"))).toEqual(
    value.list.map(({ rankLevel }) => rankLevel > 4),
  );
});

test("the seeded levels fit the seeded turnover", async () => {
  const { current, next, progress: way, keep } = await progress("vipclub");
  expect([current.rankLevel, next?.rankLevel]).toEqual([7, 8]);
  expect(BigInt(way.turnover)).toBeGreaterThan(BigInt(way.from));
  expect(BigInt(way.turnover)).toBeLessThan(BigInt(way.to ?? 0));
  expect(keep).toMatchObject({ required: current.keepTurnover });
});

test("a bet that reaches a level raises its member at once, with one bonus for each new level and a message", async () => {
  const { id: memberId, username } = await playerOfLevel0(0);
  const before = await progress(username);
  expect(before).toMatchObject({ current: { rankLevel: 0 }, keep: null });
  const missing = 10_000_000n - BigInt(before.progress.turnover);

  await bet(memberId, missing, { playMoney: true });
  await bet(memberId, missing, { currency: "THB" });
  await bet(memberId, missing - 1n);
  await vi.waitFor(async () => expect((await progress(username)).current.rankLevel).toBe(1), { timeout: 10_000 });
  expect((await progress(username)).progress.turnover).toBe("9999999");
  expect((await newest(memberId))?.content).toContain("₫18,000");
  await Promise.all([bet(memberId, 1n), bet(memberId, 1n), bet(memberId, 1n)]);
  await vi.waitFor(async () => expect((await progress(username)).current.rankLevel).toBe(2), { timeout: 10_000 });
  expect(await bonusesOf(memberId)).toEqual([
    { cause: `vip:1:${memberId}`, amount: 18_000n },
    { cause: `vip:2:${memberId}`, amount: 20_000n },
  ]);
  expect((await newest(memberId))?.title).toBe("You are now Silver");
  const info = await caller.get("/wps/member/info", { token: await tokenOf(username), headers: { Language: "VI" } });
  expect(info.value).toMatchObject({ clubLabel: { rankLevel: 2, labelName: "Bạc" } });
});

test("at a month's end a member who bet too little loses one level, and gets no bonus twice", async () => {
  const now = clock.now();
  const { id: memberId, username } = await playerOfLevel0(1);
  await transact(platform, (tx) => giveTurnover(tx, memberId, 12_000_000n, now));
  wakeUps.wake();
  await vi.waitFor(async () => expect((await progress(username)).current.rankLevel).toBe(2), { timeout: 10_000 });

  // The month in which a member came to the level does not count.
  const { keep: nextMonth } = await progress(username);
  const [end, nextEnd] = [new Date(nextMonth?.from ?? ""), new Date(nextMonth?.until ?? "")];
  await endMonth(end);
  expect((await progress(username)).current.rankLevel).toBe(2);
  const since = new Date(end.getTime() - 40 * 86_400_000);
  await db.update(vipStandings).set({ since }).where(eq(vipStandings.memberId, memberId));
  await bet(memberId, levelOf(2).keepTurnover);
  await endMonth(end);
  expect((await progress(username)).current.rankLevel).toBe(2);

  await endMonth(nextEnd);
  const lowered = await progress(username);
  expect(lowered).toMatchObject({ current: { rankLevel: 1 }, progress: { turnover: "5000000" } });
  expect((await newest(memberId))?.title).toBe("You are now Bronze");
  // The same month takes no second level.
  await endMonth(nextEnd);
  expect((await progress(username)).current.rankLevel).toBe(1);

  await bet(memberId, 5_000_000n);
  await vi.waitFor(async () => expect((await progress(username)).current.rankLevel).toBe(2), { timeout: 10_000 });
  expect(await bonusesOf(memberId)).toHaveLength(2);
  expect((await newest(memberId))?.content).not.toContain("₫38,000");
});
