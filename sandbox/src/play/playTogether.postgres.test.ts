import { randomUUID } from "node:crypto";
import { and, eq, inArray, sql } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { PLAYER_TYPE } from "../accountTypes.ts";
import { violatedConstraint } from "../db/violatedConstraint.ts";
import { catalogueOf } from "../games/catalogue.ts";
import { availabilityOf } from "../games/gameView.ts";
import { balanceOf, balancesOf, lockAccounts, moving, platformAccountId, post } from "../ledger/ledger.ts";
import { transact } from "../ledger/transact.ts";
import { members } from "../member/member.tables.ts";
import { toDecimal } from "../money.ts";
import { ledgerFaults } from "../testing/ledgerFaults.ts";
import { openPlatformForFile } from "../testing/openTestPlatform.ts";
import { vipStandings } from "../vip/vip.tables.ts";
import { WALLET_VENDORS } from "../wallet/wallets.ts";
import { createLaunch, redeemLaunch } from "./launches.ts";
import { type PlayRound, type PlaySession, playRounds, playSessions } from "./play.tables.ts";
import { openPlaySession } from "./playSessions.ts";
import { findRoundGame, type RoundGame } from "./roundGames.ts";
import { playRound } from "./rounds.ts";

const MONEY = 10_000_000n;
const PLAYERS = 12;

const { platform, db, clock } = await openPlatformForFile();
const slot = await findSlot();
const players = await db
  .select({ id: members.id })
  .from(members)
  .where(and(eq(members.type, PLAYER_TYPE), eq(members.currency, "VND"), eq(members.hasPlayLimits, false)))
  .limit(PLAYERS);
const seats: PlaySession[] = [];
for (const { id } of players) seats.push(await seat(id));

/** Finds a slot that takes its bets from the main wallet. Rounds of such a slot can share a transaction. */
async function findSlot(): Promise<RoundGame> {
  const keepMoney = new Set<string>(WALLET_VENDORS.map(({ vassalage }) => vassalage));
  const now = clock.now();
  const found = (await catalogueOf(platform))
    .hot()
    .find(
      (game) =>
        game.gameType === "RNG" && !keepMoney.has(game.vassalage) && availabilityOf(game, now).status === "ACTIVE",
    );
  const game = found && (await findRoundGame(platform, found.nodeId, "EN"));
  if (!game) throw new Error("the catalogue has no open slot");
  return game;
}

async function seat(memberId: number): Promise<PlaySession> {
  const { path } = await createLaunch(platform, { nodeId: slot.game.nodeId, language: "EN" });
  const launch = await redeemLaunch(platform, path.split("/").at(-1) ?? "");
  if (!launch) throw new Error("not launched");
  const { session } = await openPlaySession(platform, { ...launch, memberId }, slot.game);
  await setBalance(session, MONEY);
  return session;
}

async function setBalance({ accountId, currency }: PlaySession, amount: bigint): Promise<void> {
  const missing = amount - (await balanceOf(db, accountId));
  if (missing === 0n) return;
  const entries = moving(missing, { from: platformAccountId("house", currency), to: accountId });
  await transact(platform, (tx) => post(tx, { key: randomUUID(), kind: "ADJUST", at: clock.now(), entries }));
}

function play(session: PlaySession, { game = slot, key = randomUUID() } = {}): Promise<PlayRound> {
  return playRound(platform, session, game, { key, stake: toDecimal(game.game.minBet, session.currency), choice: {} });
}

/** Splits off the last player. Its round waits, and so it shares a batch with rounds of the others. */
function split() {
  const last = seats.at(-1);
  if (!last) throw new Error("no seats");
  return { others: seats.slice(0, -1), last };
}

/** In how many transactions rounds were written. */
async function transactionsOf(rounds: readonly PlayRound[]): Promise<number> {
  const [row] = await db
    .select({ count: sql`count(distinct xmin::text)`.mapWith(Number) })
    .from(playRounds)
    .where(
      inArray(
        playRounds.key,
        rounds.map(({ key }) => key),
      ),
    );
  return row?.count ?? 0;
}

const codeOf = (round: Promise<PlayRound>) =>
  round.then(
    () => "OK",
    (error) => error.code,
  );

describe("rounds of several players", () => {
  test("share transactions, and each player gets what the round says", async () => {
    const accounts = seats.map(({ accountId }) => accountId);
    const before = await balancesOf(db, accounts);
    const turnovers = async () =>
      new Map((await db.select().from(vipStandings)).map(({ memberId, turnover }) => [memberId, turnover]));
    for (const session of seats) await play(session);
    const turnoversBefore = await turnovers();
    const first = await balancesOf(db, accounts);
    const played: { session: PlaySession; rounds: PlayRound[] }[] = await Promise.all(
      seats.map(async (session) => ({ session, rounds: [await play(session), await play(session)] })),
    );

    const rounds = played.flatMap((one) => one.rounds);
    expect(await transactionsOf(rounds)).toBeLessThan(rounds.length / 2);
    const after = await balancesOf(db, accounts);
    const turnoversAfter = await turnovers();
    for (const { session, rounds: own } of played) {
      const { accountId, memberId, id } = session;
      const gained = own.reduce((sum, { win, bet }) => sum + win - bet, 0n);
      expect(after.get(accountId)).toBe((first.get(accountId) ?? 0n) + gained);
      const counted = own.reduce((sum, { win, bet }) => sum + (win === bet ? 0n : bet), 0n);
      expect(turnoversAfter.get(memberId ?? 0)).toBe((turnoversBefore.get(memberId ?? 0) ?? 0n) + counted);
      const [summed] = await db.select().from(playSessions).where(eq(playSessions.id, id));
      expect(summed?.rounds).toBe(3);
      expect((summed?.returned ?? 0n) - (summed?.staked ?? 0n)).toBe(
        (after.get(accountId) ?? 0n) - (before.get(accountId) ?? 0n),
      );
    }
    expect(await ledgerFaults(db)).toEqual([]);
  });

  test("are refused one by one", async () => {
    const { others, last: poor } = split();
    await setBalance(poor, 0n);
    const codes = await Promise.all(seats.map((session) => codeOf(play(session))));
    expect(codes).toEqual([...others.map(() => "OK"), "INSUFFICIENT_BALANCE"]);
    await setBalance(poor, MONEY);
  });

  test("do not wait for a player whose money is locked", async () => {
    const { others, last: locked } = split();
    const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
    const holding = Promise.withResolvers<void>();
    const holder = transact(platform, async (tx) => {
      await lockAccounts(tx, [locked.accountId]);
      holding.resolve();
      await isOver;
    });
    await holding.promise;
    const rounds = others.map((session) => play(session));
    let isPlayed = false;
    const waiting = play(locked).finally(() => {
      isPlayed = true;
    });
    await Promise.all(rounds);
    expect(isPlayed).toBe(false);
    end();
    await holder;
    expect((await waiting).status).toBe("SETTLED");
  });

  test("are played once for each key, also among others", async () => {
    const { others, last: repeated } = split();
    const key = randomUUID();
    const known = await play(repeated, { key });
    const before = await balanceOf(db, repeated.accountId);
    const rounds = await Promise.all([...others.map((session) => play(session)), play(repeated, { key })]);
    expect(rounds.at(-1)).toEqual(known);
    expect(await balanceOf(db, repeated.accountId)).toBe(before);
  });

  test("are played one by one when the database refuses one of them", async () => {
    const written = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    const { others, last: broken } = split();
    const draw: RoundGame["rules"]["draw"] = (...given) => ({ ...slot.rules.draw(...given), win: -1n });
    const game = { ...slot, rules: { ...slot.rules, draw } };
    const before = await balanceOf(db, broken.accountId);
    const codes = others.map((session) => codeOf(play(session)));
    const refusedBy = await play(broken, { game }).catch(violatedConstraint);
    expect(refusedBy).toMatch(/^(bets_outcome|play_rounds_amounts)$/);
    expect(await Promise.all(codes)).toEqual(others.map(() => "OK"));
    expect(await balanceOf(db, broken.accountId)).toBe(before);
    expect(written.mock.calls.flat().join("")).toContain("rounds are played one by one");
    expect(await ledgerFaults(db)).toEqual([]);
  });
});
