import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { dueFeeds, takeFeeds } from "../jackpots/fillJackpots.ts";
import { jackpotGames, jackpotLevels } from "../jackpots/jackpots.tables.ts";
import { countBet } from "../records/countBet.ts";
import { ledgerFaults } from "../testing/ledgerFaults.ts";
import { openPlatformForFile } from "../testing/openTestPlatform.ts";
import { balanceOf, memberAccountId, moving, platformAccountId, post } from "./ledger.ts";
import { type LedgerTx, transact } from "./transact.ts";

const { platform, db, clock } = await openPlatformForFile();

const house = platformAccountId("house", "VND");

const win = (tx: LedgerTx, memberId: number) =>
  post(tx, {
    key: randomUUID(),
    kind: "WIN",
    at: clock.now(),
    entries: moving(1_000n, { from: house, to: memberAccountId(memberId, "main", "VND") }),
  });

test("postings of two players do not wait for each other, although both are with the house", async () => {
  const before = await balanceOf(db, house);
  await transact(platform, async (tx) => {
    await win(tx, 10);
    // It ends while the first transaction is still open. It would wait for a lock until its time is over.
    await transact(platform, (other) => win(other, 11));
    expect(await balanceOf(db, house)).toBe(before - 1_000n);
  });
  expect(await balanceOf(db, house)).toBe(before - 2_000n);
  expect(await ledgerFaults(db)).toEqual([]);
});

test("bets of two players do not wait for each other, although both feed one jackpot", async () => {
  const [game] = await db.select().from(jackpotGames).limit(1);
  const [level] = await db
    .select()
    .from(jackpotLevels)
    .where(eq(jackpotLevels.jackpotId, game?.jackpotId ?? 0))
    .limit(1);
  if (!game || !level) throw new Error("no jackpot");
  const bet = (memberId: number) => ({
    ...{ betId: randomUUID(), memberId, nodeId: game.nodeId, gameCategory: "RNG", currency: "VND" },
    ...{ betAmount: 100_000n, validBet: 100_000n, winAmount: 0n, playMoney: false },
  });
  await transact(platform, async (tx) => {
    await countBet(tx, bet(10), clock.now());
    await transact(platform, (other) => countBet(other, bet(11), clock.now()));
  });
  const take = async (tx: LedgerTx) => takeFeeds(tx, await dueFeeds(tx), clock.now(), (bound) => bound - 1);
  expect(await transact(platform, take)).toBe(2);
  const isLevel = and(eq(jackpotLevels.jackpotId, level.jackpotId), eq(jackpotLevels.level, level.level));
  const [after] = await db.select().from(jackpotLevels).where(isLevel);
  expect(after?.amount).toBe(level.amount + (200_000n * BigInt(level.shareBp)) / 10_000n);
});
