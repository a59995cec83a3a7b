import { randomUUID } from "node:crypto";
import { whatever } from "@atrium/scripts/property";
import { and, desc, eq, like, sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { bonuses } from "../bonuses/bonuses.tables.ts";
import { jobs } from "../jobs/jobs.tables.ts";
import { endLeaderboard, endNow, payPrize } from "../leaderboards/endLeaderboard.ts";
import { joinTournament } from "../leaderboards/joinTournament.ts";
import { leaderboardScores, leaderboards } from "../leaderboards/leaderboards.tables.ts";
import { ledgerEntries, ledgerTransactions } from "../ledger/ledger.tables.ts";
import { balanceOf, memberAccountId, platformAccountId } from "../ledger/ledger.ts";
import { transact } from "../ledger/transact.ts";
import { messages } from "../member/member.tables.ts";
import { countBet } from "../records/countBet.ts";
import { listUnsettled } from "../settling/settleDue.ts";
import { settlementRetries } from "../settling/settling.tables.ts";
import { ledgerFaults } from "../testing/ledgerFaults.ts";
import { startForFile } from "../testing/startForFile.ts";
import { dueFeeds, fillJackpots, takeFeeds } from "./fillJackpots.ts";
import { jackpotFeeds, jackpotGames, jackpotLevels, jackpotWins } from "./jackpots.tables.ts";

const POOL = platformAccountId("jackpots", "VND");
const [DEMO, VIPCLUB] = [3, 4];

interface JackpotList {
  list: { jackpotId: string; amount: string; levels: { level: string; amount: string }[]; games: string[] }[];
}

const { sandbox, platform, db, clock, caller } = await startForFile({ crowdPlays: false });
const [game] = await db.select().from(jackpotGames).where(eq(jackpotGames.jackpotId, 1));
const nodeId = game?.nodeId ?? 0;
// Larger shares than the operator's, so that a few bets tell.
const shareBp = sql`case level when 'MINI' then 40 when 'MAJOR' then 30 else 20 end`;
await db.update(jackpotLevels).set({ shareBp }).where(eq(jackpotLevels.jackpotId, 1));

const betOf = (memberId: number, stake: bigint, win = 0n, more: { currency?: string; playMoney?: boolean } = {}) => ({
  betId: randomUUID(),
  ...{ memberId, nodeId, gameCategory: "RNG", currency: "VND", winAmount: win, playMoney: false },
  ...{ betAmount: stake, validBet: stake },
  ...more,
});
const levels = async () => {
  const rows = await db.select().from(jackpotLevels).where(eq(jackpotLevels.jackpotId, 1));
  return new Map(rows.map((row) => [row.level, row]));
};
/** Settles a bet and takes its feed in one transaction, so that the job does not take it. */
const feed = (bet: ReturnType<typeof betOf>, random: (bound: number) => number) =>
  transact(platform, async (tx) => {
    const now = clock.now();
    await countBet(tx, bet, now);
    return takeFeeds(tx, await dueFeeds(tx), now, random);
  });
const settle = (bet: ReturnType<typeof betOf>) => transact(platform, (tx) => countBet(tx, bet, clock.now()));
const noFeedsLeft = () => vi.waitFor(async () => expect(await db.$count(jackpotFeeds)).toBe(0), { timeout: 20_000 });
const never = (bound: number) => bound - 1;
const main = (memberId: number) => balanceOf(db, memberAccountId(memberId, "main", "VND"));

test("a share of each stake feeds each level, to the fraction of a unit", async () => {
  const before = await levels();
  for (let i = 0; i < 3; i++) await feed(betOf(DEMO, 1_050n), never);
  const after = await levels();
  // 40, 30 and 20 hundredths of a percent of 3,150.
  expect(after.get("MINI")).toMatchObject({ amount: (before.get("MINI")?.amount ?? 0n) + 12n, remainder: 6_000 });
  expect(after.get("MAJOR")).toMatchObject({ amount: (before.get("MAJOR")?.amount ?? 0n) + 9n, remainder: 4_500 });
  expect(after.get("GRAND")).toMatchObject({ amount: (before.get("GRAND")?.amount ?? 0n) + 6n, remainder: 3_000 });
});

test("play money, other currencies, returned stakes and other games feed nothing", async () => {
  const before = await levels();
  await feed(betOf(DEMO, 50_000n, 0n, { playMoney: true, currency: "FUN" }), never);
  await feed(betOf(DEMO, 50_000n, 0n, { currency: "THB" }), never);
  await feed(betOf(DEMO, 0n), never);
  await feed({ ...betOf(DEMO, 50_000n), nodeId: 1 }, never);
  expect(await levels()).toEqual(before);
});

test("a win pays the whole level once, tells the winner, and begins again at the seed", async () => {
  const before = await levels();
  const purse = await main(VIPCLUB);
  const bet = betOf(VIPCLUB, 10_000n);
  // The first draw is that of the grand level, the first in the alphabet.
  let draws = 0;
  await feed(bet, (bound) => (draws++ === 0 ? 0 : bound - 1));
  const won = (before.get("GRAND")?.amount ?? 0n) + 20n;
  expect(await main(VIPCLUB)).toBe(purse + won);
  expect((await levels()).get("GRAND")).toMatchObject({ amount: before.get("GRAND")?.seed });
  const [win] = await db.select().from(jackpotWins).where(eq(jackpotWins.betId, bet.betId));
  expect(win).toMatchObject({ level: "GRAND", amount: won, memberId: VIPCLUB });
  const [message] = await db.select().from(messages).orderBy(desc(messages.id)).limit(1);
  expect(message).toMatchObject({ memberId: VIPCLUB, content: expect.stringContaining(String(won)) });
  // Another bet under the same number cannot win it again, and leaves nothing behind.
  const settled = await levels();
  draws = 0;
  await expect(feed(bet, (bound) => (draws++ === 0 ? 0 : bound - 1))).rejects.toThrow();
  expect([await levels(), await main(VIPCLUB)]).toEqual([settled, purse + won]);
  const { value } = await caller.get<{ list: { account: string; amount: string }[] }>(
    "/wps/relay/GCSGAME_jackpotWinners",
  );
  expect(value.list[0]).toMatchObject({ account: "vi***b", amount: String(won) });
});

test("a level is won by the bet that takes it to its bound, and never goes above it", async () => {
  const isMini = and(eq(jackpotLevels.jackpotId, 1), eq(jackpotLevels.level, "MINI"));
  const mini = (await levels()).get("MINI");
  const stake = ((mini?.mustDropBy ?? 0n) - (mini?.amount ?? 0n)) * 250n;
  await feed(betOf(DEMO, stake + 1_000_000n), never);
  const [after] = await db.select().from(jackpotLevels).where(isMini);
  expect(after?.amount).toBe(mini?.seed);
  const [win] = await db.select().from(jackpotWins).orderBy(desc(jackpotWins.id)).limit(1);
  expect(win).toMatchObject({ level: "MINI", amount: mini?.mustDropBy });
});

test("no bet is lost or counted twice when several take them at once", async () => {
  await noFeedsLeft();
  const before = await levels();
  const stakes = Array.from({ length: 60 }, (_, index) => BigInt(1_000 + index * 37));
  await Promise.all([
    ...stakes.map((stake) => settle(betOf(DEMO, stake))),
    ...Array.from({ length: 5 }, () => fillJackpots.sweep(platform, AbortSignal.timeout(60_000))),
  ]);
  await noFeedsLeft();
  const after = await levels();
  const wins = await db.$count(jackpotWins, sql`${jackpotWins.jackpotId} = 1`);
  expect(wins).toBe(2);
  const stake = stakes.reduce((sum, one) => sum + one, 0n);
  for (const { level, shareBp, amount, remainder } of before.values()) {
    const units = stake * BigInt(shareBp) + BigInt(remainder);
    expect(after.get(level)).toMatchObject({
      amount: amount + units / 10_000n,
      remainder: Number(units % 10_000n),
    });
  }
});

test("a bet that cannot be taken holds up no other, and is taken when it is mended", async () => {
  await noFeedsLeft();
  const before = (await levels()).get("GRAND");
  // It takes the smallest level to its bound: nobody can be paid, because there is no such member.
  const broken = { jackpotId: 1, nodeId, betId: randomUUID(), memberId: 987_654, stake: 100_000_000_000n };
  await db.transaction(async (tx) => {
    await tx.insert(jackpotFeeds).values(broken);
    await tx
      .insert(jackpotFeeds)
      .values(Array.from({ length: 5 }, () => ({ ...broken, betId: randomUUID(), memberId: DEMO, stake: 50_000n })));
  });
  const isBroken = eq(jackpotFeeds.betId, broken.betId);
  await vi.waitFor(async () => expect(await db.$count(jackpotFeeds, sql`not (${isBroken})`)).toBe(0), 20_000);
  expect((await levels()).get("GRAND")?.amount).toBe((before?.amount ?? 0n) + 500n);
  expect(await listUnsettled(db)).toMatchObject([{ kind: "jackpotFeed", reason: expect.stringMatching(/\w/) }]);
  const page = await fetch(`${sandbox.origin}/sandbox/jobs`, { headers: { accept: "text/html" } });
  expect(await page.text()).toContain("1 of the kind jackpotFeed could not be settled");

  await db.update(jackpotFeeds).set({ stake: 10_000n }).where(isBroken);
  await db.update(settlementRetries).set({ retryAt: sql`now()` });
  await noFeedsLeft();
  await vi.waitFor(async () => expect(await listUnsettled(db)).toEqual([]), 5_000);
});

test("everybody sees the amounts, and hears of a change at most once a second", async () => {
  const events: number[] = [];
  const stop = platform.events.subscribe(({ topic }) => topic === "jackpot" && events.push(Date.now()));
  for (let i = 0; i < 20; i++) await settle(betOf(DEMO, 100_000n));
  await vi.waitFor(() => expect(events.length).toBeGreaterThan(0), { timeout: 10_000 });
  stop();
  expect(events.length).toBeLessThan(4);
  const { value } = await caller.get<JackpotList>("/wps/relay/GCSGAME_jackpotList");
  const [first] = value.list;
  expect(first?.levels.map(({ level }) => level)).toEqual(["MINI", "MAJOR", "GRAND"]);
  expect(first?.games).toContain(String(nodeId));
  expect(first?.amount).toBe(String((await levels()).get("GRAND")?.amount));
  const none = await caller.get<JackpotList>("/wps/relay/GCSGAME_jackpotList?vassalage=NONE");
  expect(none.value.list).toEqual([]);
});

test("random bets, joins, ends and repeats: nothing is paid twice, and the pool is what was fed less what was paid", async () => {
  const players = [DEMO, VIPCLUB, 11, 12, 13, 14];
  const reasons = new Set<string>();
  let endings = 0;
  class Killed extends Error {}
  await whatever(
    async (random) => {
      for (const _ of random.times(150)) {
        const open = await db.select().from(leaderboards).where(sql`${leaderboards.endedAt} is null`);
        const board = open.length === 0 ? undefined : random.pick(open);
        const member = random.pick(players);
        const what = random.int(0, 9);
        if (what < 7) {
          const stake = BigInt(random.int(1, 400)) * 1_000n;
          const played = board?.games[0] ?? nodeId;
          const bet = {
            ...betOf(member, stake, random.chance(0.4) ? stake * BigInt(random.int(1, 30)) : 0n),
            nodeId: random.chance(0.5) ? nodeId : played,
          };
          const settle = (killed: boolean) =>
            transact(platform, async (tx) => {
              await countBet(tx, bet, clock.now());
              if (killed) throw new Killed();
            });
          if (random.chance(0.3)) await expect(settle(true)).rejects.toThrow(Killed);
          await settle(false);
        } else if (what < 9 && board) {
          await joinTournament(platform, { memberId: member, currency: "VND" }, board.id).catch(() => undefined);
        } else if (board) {
          await Promise.all([endNow(platform, board.id), endNow(platform, board.id)]);
        }
      }
      const isWaiting = eq(jobs.name, payPrize.name);
      await vi.waitFor(async () => expect(await db.$count(jobs, isWaiting)).toBe(0), { timeout: 60_000 });
      // A second run of each end and of each payment changes nothing.
      const ended = await db.select().from(leaderboards).where(sql`${leaderboards.endedAt} is not null`);
      endings = ended.length;
      const ranked = await db.select().from(leaderboardScores).where(sql`${leaderboardScores.rank} is not null`);
      const repeat = { key: "again", at: clock.now() };
      const paidBefore = await paidPrizes();
      for (const { id } of ended) await transact(platform, (tx) => endLeaderboard.run(tx, platform, repeat, { id }));
      for (const { leaderboardId, memberId } of ranked) {
        await transact(platform, (tx) => payPrize.run(tx, platform, repeat, { leaderboardId, memberId }));
      }
      expect(await paidPrizes()).toEqual(paidBefore);
      for (const board of ended) {
        const own = ranked
          .filter(({ leaderboardId }) => leaderboardId === board.id)
          .toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
        expect(own.map(({ rank }) => rank)).toEqual(own.map((_, index) => index + 1));
        for (const row of own) {
          const prize = board.prizes.find(({ from, to }) => (row.rank ?? 0) >= from && (row.rank ?? 0) <= to);
          expect(row.prize).toBe(prize ? BigInt(prize.amount) : null);
          expect(paidBefore.get(`leaderboard:${board.id}:${row.memberId}`)).toBe(row.prize ?? undefined);
        }
      }

      await noFeedsLeft();
      const all = await db.select().from(jackpotLevels);
      const pool = await balanceOf(db, POOL);
      expect(all.reduce((sum, { amount }) => sum + amount, 0n)).toBe(pool);
      const moved = await poolMovements();
      for (const reason of moved.keys()) reasons.add(reason);
      expect([...moved.values()].reduce((sum, amount) => sum + amount, 0n)).toBe(pool);
      const wins = await db.select().from(jackpotWins);
      expect(wins.reduce((sum, { amount }) => sum + amount, 0n)).toBe(-(moved.get("jackpotWin") ?? 0n));
      expect(await ledgerFaults(db)).toEqual([]);
    },
    1,
    100_000,
  );
  expect(endings).toBeGreaterThan(3);
  expect([...reasons].toSorted()).toEqual(["jackpotFeed", "jackpotSeed", "jackpotWin"]);
}, 120_000);

/** Amounts of the prizes that were given, by their causes. */
async function paidPrizes() {
  const rows = await db
    .select({ cause: bonuses.cause, amount: bonuses.amount })
    .from(bonuses)
    .where(like(bonuses.cause, "leaderboard:%"))
    .orderBy(bonuses.cause);
  return new Map(rows.map(({ cause, amount }) => [cause, amount]));
}

/** Sums of the pool's entries by the first word of their keys. */
async function poolMovements() {
  const word = sql<string>`split_part(${ledgerTransactions.key}, ':', 1)`;
  const rows = await db
    .select({ word, sum: sql<string>`sum(${ledgerEntries.amount})::text` })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(and(eq(ledgerEntries.accountId, POOL), like(ledgerTransactions.key, "jackpot%")))
    .groupBy(word);
  return new Map(rows.map((row) => [row.word, BigInt(row.sum)]));
}
