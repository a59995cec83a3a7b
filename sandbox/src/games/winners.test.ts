import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { ledgerEntries } from "../ledger/ledger.tables.ts";
import { transact } from "../ledger/transact.ts";
import { members } from "../member/member.tables.ts";
import { visit } from "../play/crowd.ts";
import { playRounds } from "../play/play.tables.ts";
import { settleBet } from "../records/settleBet.ts";
import { startOfToday } from "../reports/reportRange.ts";
import { hearEvents } from "../testing/hearEvents.ts";
import { startForFile } from "../testing/startForFile.ts";
import { bets, type NewBet } from "./bets.tables.ts";

interface Winner extends Record<"account" | "gameName" | "winAmount" | "currency" | "wonAt" | "nodeId", string> {
  rank: number;
  game: { gameName: string; iconUrl: string } | null;
}

const { sandbox, platform, db, clock, config } = await startForFile();

async function board(query = ""): Promise<Winner[]> {
  const answer = await fetch(`${sandbox.origin}/wps/relay/GCSGAME_getRankList${query}`);
  const body: { value: { list: Winner[] } } = JSON.parse(await answer.text());
  return body.value.list;
}

let number = 0;
const winOf = (changes: Partial<NewBet>): NewBet => {
  number += 1;
  const settledAt = changes.settledAt ?? new Date();
  return {
    betId: `TEST${number}`,
    memberId: 3,
    nodeId: 999_999,
    vassalage: "KOI",
    gameCategory: "RNG",
    gameName: "A game of the past",
    placedAt: settledAt,
    settledAt,
    betAmount: 1_000n,
    validBet: 1_000n,
    winAmount: 900_000_000n,
    status: "WON",
    currency: "VND",
    playMoney: false,
    ...changes,
  };
};

test("the board lists the betting record's highest wins first, with masked names", async () => {
  const names = new Set(
    (await db.select({ username: members.username }).from(members)).map(({ username }) => username),
  );
  for (const period of ["WEEK", "MONTH"]) {
    const rows = await board(`?period=${period}`);
    expect(rows.map(({ rank }) => rank)).toEqual(rows.map((_, index) => index + 1));
    const amounts = rows.map(({ winAmount }) => Number(winAmount));
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
    for (const { account } of rows) {
      expect(account).toMatch(/^[a-z0-9]{2}\*{3}[a-z0-9]$/);
      expect(names).not.toContain(account);
    }
  }
  const month = await board("?period=MONTH&language=VI");
  expect(month.length === 0 || month[0]?.game?.gameName === month[0]?.gameName).toBe(true);
});

test("each period begins at the start of a day, and only wins of real money count", async () => {
  const today = startOfToday(clock.now());
  await db
    .insert(bets)
    .values([
      winOf({ winAmount: 900_000_001n, settledAt: today, placedAt: new Date(today.getTime() - 60_000) }),
      winOf({ winAmount: 900_000_002n, settledAt: new Date(today.getTime() - 1) }),
      winOf({ winAmount: 900_000_003n, settledAt: new Date(clock.now().getTime() + 60_000) }),
      winOf({ winAmount: 900_000_004n, playMoney: true, currency: "FUN" }),
      winOf({ winAmount: 900_000_005n, betAmount: 900_000_005n, validBet: 0n, status: "CANCELLED" }),
    ]);
  const day = await board();
  expect(day[0]).toMatchObject({
    account: "de***o",
    gameName: "A game of the past",
    game: null,
    winAmount: "900000001",
  });
  expect(day.map(({ winAmount }) => winAmount)).not.toContain("900000002");
  expect((await board("?sort=LATEST")).slice(0, 2).map(({ winAmount }) => winAmount)).toEqual([
    "900000001",
    "900000002",
  ]);
  expect(await board("?size=1")).toHaveLength(1);
  for (const query of ["?period=YEAR", "?size=21", "?sort=NAME"]) {
    expect((await fetch(`${sandbox.origin}/wps/relay/GCSGAME_getRankList${query}`)).status).toBe(422);
  }
});

test("a larger win of real money publishes an event after its commit, and a returned stake none", async () => {
  const { take, stop } = await hearEvents(platform, ({ topic }) => topic === "winner");
  const settle = async (win: bigint, { bet = 1_000n, currency = "VND" } = {}) => {
    const placed = winOf({
      betAmount: bet,
      validBet: 0n,
      winAmount: 0n,
      status: "UNSETTLED",
      currency,
      settledAt: null,
    });
    await db.insert(bets).values(placed);
    const { betId } = placed;
    await transact(platform, (tx) => settleBet(tx, { betId, bet, win, currency, at: new Date() }));
    const [settled] = await db.select().from(bets).where(eq(bets.betId, betId));
    return settled;
  };
  const { largerWin } = config;
  await settle(largerWin - 1n);
  await settle(largerWin * 9n, { currency: "FUN" });
  const returned = await settle(largerWin, { bet: largerWin });
  expect(returned).toMatchObject({ status: "DRAW", winAmount: largerWin, validBet: 0n });
  expect(await take()).toEqual([]);
  const won = await settle(largerWin);
  expect(won).toMatchObject({ status: "WON", winAmount: largerWin, validBet: 1_000n });
  // The event does not name the winner; its receivers read the board.
  expect(await take()).toEqual([{ topic: "winner", number: expect.any(Number), id: expect.any(String) }]);
  stop();
});

test("a win by the controls is on the board, in the ledger and in the betting record", async () => {
  const answer = await fetch(`${sandbox.origin}/sandbox/win`, {
    method: "POST",
    body: JSON.stringify({ username: "vipclub", amount: "990000000" }),
  });
  const { value }: { value: { betId: string; nodeId: string } } = JSON.parse(await answer.text());
  const [first] = await board();
  expect(first).toMatchObject({ account: "vi***b", winAmount: "990000000", nodeId: value.nodeId });
  const [record] = await db.select().from(bets).where(eq(bets.betId, value.betId));
  expect(record).toMatchObject({ status: "WON", winAmount: 990_000_000n });
});

test("the crowd's rounds are in the ledger", async () => {
  const before = await db.select().from(playRounds);
  for (let visits = 0; visits < 5; visits++) await visit(platform);
  const rounds = (await db.select().from(playRounds)).slice(before.length);
  expect(rounds).toHaveLength(5);
  for (const { betId, win, bet } of rounds) {
    const [record] = await db
      .select()
      .from(bets)
      .where(eq(bets.betId, betId ?? ""));
    expect(record).toMatchObject({ winAmount: win, betAmount: bet, playMoney: false });
  }
  const entries = await db.select().from(ledgerEntries);
  expect(entries.reduce((sum, { amount }) => sum + amount, 0n)).toBe(0n);
});
