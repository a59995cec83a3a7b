import { randomUUID } from "node:crypto";
import type { Playable } from "@atrium/arcade/engine";
import { and, desc, eq, like } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { bets } from "../games/bets.tables.ts";
import { ledgerTransactions } from "../ledger/ledger.tables.ts";
import { balanceOf, memberAccountId } from "../ledger/ledger.ts";
import { messages } from "../member/member.tables.ts";
import { playSessions } from "../play/play.tables.ts";
import { findRoundGame } from "../play/roundGames.ts";
import { playRound } from "../play/rounds.ts";
import { outcomeOfBet } from "../records/settleBet.ts";
import { openGameHarness, read } from "../testing/gameHarness.ts";
import { ledgerFaults } from "../testing/ledgerFaults.ts";
import { jackpotFeeds, jackpotGames, jackpotLevels, jackpotOptIns, jackpotWins } from "./jackpots.tables.ts";

const JACKPOT = 3;
const { platform, db, games, signIn, fund, call, open, play } = await openGameHarness({ rateLimits: false });

const login = await signIn("demo");
const { token } = login;
const memberId = login.member.id;
const row = { nodeId: games.slot, jackpotId: JACKPOT };
await db.insert(jackpotGames).values(row).onConflictDoUpdate({ target: jackpotGames.nodeId, set: row });
// No bet of these tests wins by chance.
await db
  .update(jackpotLevels)
  .set({ mustDropBy: 10n ** 14n })
  .where(eq(jackpotLevels.jackpotId, JACKPOT));
beforeEach(async () => {
  await choose(false);
  await fund(memberId, 1_000_000n);
});

const choose = (optedIn: boolean, jackpotId = JACKPOT, key: string = randomUUID()) =>
  read<{ list: { jackpotId: string }[] }>(
    call("/wps/relay/GCSGAME_jackpotOptIn", { token, body: { jackpotId, optedIn }, key }),
  );
const chosen = async () =>
  (await read<{ list: { jackpotId: string }[] }>(call("/wps/relay/GCSGAME_jackpotOptIns", { token }))).value.list.map(
    ({ jackpotId }) => jackpotId,
  );
const balance = () => balanceOf(db, memberAccountId(memberId, "main", "VND"));
/** What the levels got since `before`, with its fractions in ten-thousandths. */
const fedSince = async (before: Awaited<ReturnType<typeof levels>>) =>
  [...(await levels())].reduce((sum, [level, { amount, remainder }]) => {
    const was = before.get(level);
    return sum + (amount - (was?.amount ?? 0n)) * 10_000n + BigInt(remainder - (was?.remainder ?? 0));
  }, 0n);
const levels = async () => {
  const rows = await db.select().from(jackpotLevels).where(eq(jackpotLevels.jackpotId, JACKPOT));
  return new Map(rows.map((row) => [row.level, row]));
};
const noFeedsLeft = () => vi.waitFor(async () => expect(await db.$count(jackpotFeeds)).toBe(0), { timeout: 20_000 });
/** Plays a bet of five times the smallest stake. */
async function bet({ key = randomUUID(), times = 1 }: { key?: string; times?: number } = {}) {
  const boot = await open(games.slot, token);
  const stake = 5n * BigInt(boot.minBet);
  const rounds = await Promise.all(Array.from({ length: times }, () => play(boot, {}, { key, stake: String(stake) })));
  const [first] = rounds;
  return { key, stake, code: first?.code, win: BigInt(first?.value?.round?.win ?? 0), rounds };
}
const contributions = (key: string) => db.$count(ledgerTransactions, eq(ledgerTransactions.key, `jackpotBet:${key}`));

test("a member opts in and out, also several times at once", async () => {
  expect(await chosen()).toEqual([]);
  const answers = await Promise.all(Array.from({ length: 10 }, () => choose(true)));
  for (const { value } of answers) expect(value.list).toMatchObject([{ jackpotId: "3" }]);
  expect(await db.$count(jackpotOptIns)).toBe(1);
  await Promise.all(Array.from({ length: 3 }, () => choose(false)));
  expect(await chosen()).toEqual([]);
  expect((await choose(true, 1)).code).toBe("NOT_ELIGIBLE");
  expect((await choose(true, 99)).code).toBe("NOT_FOUND");
});

test("everybody sees which jackpot needs an opt-in, and what that costs", async () => {
  const { value } = await read<{ list: { optIn: boolean; contribution: string | null; games: string[] }[] }>(
    call("/wps/relay/GCSGAME_jackpotList"),
  );
  expect(value.list.map(({ optIn, contribution }) => [optIn, contribution])).toEqual([
    [false, null],
    [false, null],
    [true, "1.00"],
  ]);
  expect(value.list[2]?.games.length).toBeGreaterThan(10);
});

test("only who opted in pays a contribution, once for a bet, and feeds the jackpot with it", async () => {
  const before = await levels();
  const free = await bet();
  expect(await balance()).toBe(1_000_000n - free.stake + free.win);
  expect(await contributions(free.key)).toBe(0);
  await noFeedsLeft();
  expect(await levels()).toEqual(before);

  await choose(true);
  await fund(memberId, 1_000_000n);
  const { key, stake, win, rounds } = await bet({ times: 5 });
  for (const { value } of rounds) {
    expect(value.round).toEqual(rounds[0]?.value.round);
    expect(value.session.jackpotShare).toBe(100);
  }
  const paid = stake / 100n;
  expect(await balance()).toBe(1_000_000n - stake - paid + win);
  expect(await contributions(key)).toBe(1);
  const [recorded] = await db
    .select()
    .from(bets)
    .where(and(eq(bets.memberId, memberId), like(bets.numero, key.slice(0, 8).toUpperCase())));
  expect(recorded).toMatchObject({
    betAmount: stake + paid,
    ...outcomeOfBet(stake + paid, win, { contribution: paid }),
  });
  await noFeedsLeft();
  expect(await fedSince(before)).toBe(paid * 10_000n);

  await choose(false);
  await fund(memberId, 1_000_000n);
  const last = await bet();
  expect(await balance()).toBe(1_000_000n - last.stake + last.win);
});

test("a bet that gets its stake back feeds the jackpot as well", async () => {
  await choose(true);
  await noFeedsLeft();
  const before = await levels();
  const boot = await open(games.slot, token);
  const stake = 5n * BigInt(boot.minBet);
  const [session] = await db
    .select()
    .from(playSessions)
    .where(eq(playSessions.memberId, memberId))
    .orderBy(desc(playSessions.startedAt));
  const found = await findRoundGame(platform, games.slot, "EN");
  if (!session || !found) throw new Error("the game is not open");
  const rules: Playable = { ...found.rules, draw: (...drawn) => ({ ...found.rules.draw(...drawn), win: stake }) };
  await playRound(platform, session, { ...found, rules }, { key: randomUUID(), stake: String(stake), choice: {} });
  expect(await balance()).toBe(1_000_000n - stake / 100n);
  await noFeedsLeft();
  expect(await fedSince(before)).toBe((stake / 100n) * 10_000n);
});

test("a bet without money for its contribution is refused, and takes nothing", async () => {
  await choose(true);
  const boot = await open(games.slot, token);
  await fund(memberId, BigInt(boot.minBet) + 1n);
  const before = await levels();
  expect((await play(boot, {})).code).toBe("INSUFFICIENT_BALANCE");
  expect(await balance()).toBe(BigInt(boot.minBet) + 1n);
  await noFeedsLeft();
  expect(await levels()).toEqual(before);
});

test("a win is paid once, told, listed, and the level begins again at its seed", async () => {
  await choose(true);
  const isMini = and(eq(jackpotLevels.jackpotId, JACKPOT), eq(jackpotLevels.level, "MINI"));
  const won = 1_200_000n;
  await db.update(jackpotLevels).set({ mustDropBy: won }).where(isMini);
  expect((await call("/sandbox/jackpot/raise", { body: { jackpotId: JACKPOT, level: "MINI" } })).status).toBe(200);
  const mini = (await levels()).get("MINI");
  expect(mini?.amount).toBe(won);
  const { stake, win } = await bet({ times: 3 });
  await noFeedsLeft();
  expect(await balance()).toBe(1_000_000n - stake - stake / 100n + win + won);
  expect((await levels()).get("MINI")?.amount).toBe(mini?.seed);
  expect(await db.select().from(jackpotWins).where(eq(jackpotWins.jackpotId, JACKPOT))).toMatchObject([
    { level: "MINI", memberId, amount: won },
  ]);
  const [message] = await db.select().from(messages).orderBy(desc(messages.id)).limit(1);
  expect(message).toMatchObject({ memberId, content: expect.stringContaining(String(won)) });
  const winners = (query: string) =>
    read<{ list: { winId: string }[]; totalCount: number }>(call(`/wps/relay/GCSGAME_jackpotWinners?${query}`));
  const { list, totalCount } = (await winners(`jackpotId=${JACKPOT}&pageNo=1&pageSize=5`)).value;
  expect(totalCount).toBe(1);
  expect(list).toMatchObject([{ account: "de***o", amount: String(won), level: "MINI", nodeId: String(games.slot) }]);
  expect((await winners(`winId=${list[0]?.winId}`)).value.list).toEqual(list);
  expect((await winners(`jackpotId=${JACKPOT}&pageNo=2&pageSize=5`)).value.list).toEqual([]);
  expect(await ledgerFaults(db)).toEqual([]);
});

test("a contribution is no turnover, and never comes back with the stake", () => {
  const paid = { contribution: 10n };
  expect(outcomeOfBet(1_010n, 0n, paid)).toEqual({ status: "LOST", winAmount: 0n, validBet: 1_000n });
  expect(outcomeOfBet(1_010n, 2_000n, paid)).toEqual({ status: "WON", winAmount: 2_000n, validBet: 1_000n });
  expect(outcomeOfBet(1_010n, 1_000n, paid)).toEqual({ status: "LOST", winAmount: 1_000n, validBet: 0n });
  expect(outcomeOfBet(1_010n, 1_010n, paid)).toEqual({ status: "DRAW", winAmount: 1_010n, validBet: 0n });
});
