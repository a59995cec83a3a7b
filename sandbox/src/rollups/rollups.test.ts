import { randomUUID } from "node:crypto";
import { type Choices, whatever } from "@atrium/scripts/property";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { restoreSnapshot } from "../db/snapshot.ts";
import { betIdAt } from "../games/betId.ts";
import { bets } from "../games/bets.tables.ts";
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from "../ledger/ledger.tables.ts";
import { memberAccountId, moving, platformAccountId, post } from "../ledger/ledger.ts";
import { bonusKinds, type TransactionKind } from "../ledger/posting.ts";
import { type LedgerTx, transact } from "../ledger/transact.ts";
import { members } from "../member/member.tables.ts";
import { visit } from "../play/crowd.ts";
import { settleBet } from "../records/settleBet.ts";
import { KeyedSums } from "../testing/keyedSums.ts";
import { dayOf } from "../testing/merchantDays.ts";
import { openPlatformForFile } from "../testing/openTestPlatform.ts";
import { HOUR_MS } from "../time/units.ts";
import { balancesOfTeams } from "./balances.ts";
import { activeByDay, betSums } from "./betSums.ts";
import { foldRollups } from "./folding.ts";
import { moneySums } from "./moneySums.ts";
import {
  agentActiveDays,
  agentBetDays,
  agentMoneyDays,
  memberBetDays,
  memberMoneyDays,
  teamBalances,
  teamDays,
} from "./rollups.tables.ts";
import { teamSums } from "./teamSums.ts";

const [AGENT, DEMO, VIP, OUTSIDE] = [2, 3, 4, 480];
/** The kinds of postings of each amount of a team; withdrawals are negative. */
const TEAM_KINDS: readonly (readonly TransactionKind[])[] = [["DEPOSIT"], ["WITHDRAW"], bonusKinds, ["REBATE"]];
const MOVED = [...TEAM_KINDS.flat(), "WIN", "SALARY"] as const;

const { platform, db, clock } = await openPlatformForFile();

const emptySums = () => ({
  member: new KeyedSums(),
  agent: new KeyedSums(),
  memberMoney: new KeyedSums(),
  agentMoney: new KeyedSums(),
  team: new KeyedSums(),
  moved: new KeyedSums(),
  held: new KeyedSums(),
});

const linesOf = (sums: ReturnType<typeof emptySums>) => ({
  member: sums.member.lines,
  agent: sums.agent.lines,
  memberMoney: sums.memberMoney.lines,
  agentMoney: sums.agentMoney.lines,
  team: sums.team.lines,
  moved: sums.moved.lines,
  held: sums.held.lines,
});

/** All sums, computed from every bet and every entry. */
async function recomputed() {
  const rows = await db.select().from(members);
  const above = new Map(
    rows.map(({ id, path }) => [id, path.split("/").filter((part) => part !== "" && part !== String(id))]),
  );
  const sums = emptySums();
  const active = new Map<string, Set<number>>();
  for (const bet of await db.select().from(bets).where(eq(bets.playMoney, false))) {
    const day = dayOf(bet.placedAt);
    const key = `${day} ${bet.currency} ${bet.gameCategory} ${bet.status}`;
    const amounts = [1n, bet.betAmount, bet.validBet, bet.winAmount];
    sums.member.add(`${bet.memberId} ${key}`, amounts);
    const result = bet.status === "UNSETTLED" ? 0n : bet.winAmount - bet.betAmount;
    const team = [bet.betAmount, bet.validBet, bet.winAmount, result, 0n, 0n, 0n, 0n];
    sums.team.add(`${bet.memberId} ${day} ${bet.currency}`, team);
    for (const agent of above.get(bet.memberId) ?? []) {
      sums.team.add(`${agent} ${day} ${bet.currency}`, team);
      sums.agent.add(`${agent} ${key}`, amounts);
      if (bet.validBet === 0n || bet.settledAt === null) continue;
      const players = `${agent} ${dayOf(bet.settledAt)} ${bet.currency}`;
      active.set(players, (active.get(players) ?? new Set()).add(bet.memberId));
    }
  }
  const entries = await db
    .select({
      memberId: ledgerAccounts.memberId,
      account: ledgerAccounts.kind,
      currency: ledgerAccounts.currency,
      amount: ledgerEntries.amount,
      kind: ledgerTransactions.kind,
      at: ledgerTransactions.at,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId));
  for (const { memberId, account, currency, amount, kind, at } of entries) {
    if (memberId === null) continue;
    const key = `${dayOf(at)} ${currency} ${kind}`;
    const [isIn, isOut] = [account === "main" && amount > 0n, account === "main" && amount < 0n];
    const amounts = [amount, isIn ? 1n : 0n, isOut ? 1n : 0n, isIn ? amount : 0n, isOut ? -amount : 0n];
    sums.memberMoney.add(`${memberId} ${key}`, amounts);
    const team = [0n, 0n, 0n, 0n, ...TEAM_KINDS.map((kinds) => (kinds.includes(kind) ? amount : 0n))];
    team[5] = -(team[5] ?? 0n);
    for (const account of [memberId, ...(above.get(memberId) ?? [])]) {
      if (account !== memberId) sums.agentMoney.add(`${account} ${key}`, amounts);
      sums.team.add(`${account} ${dayOf(at)} ${currency}`, team);
      sums.moved.add(`${account} ${dayOf(at)} ${currency}`, [amount]);
      sums.held.add(`${account} ${currency}`, [amount]);
    }
  }
  return { ...linesOf(sums), active: [...active].map(([key, players]) => `${key}: ${players.size}`).sort() };
}

/** All sums, as the folded tables have them. */
async function folded() {
  const sums = emptySums();
  const betKey = (row: { day: string; currency: string; category: string; status: string }) =>
    `${row.day} ${row.currency} ${row.category} ${row.status}`;
  for (const row of await db.select().from(memberBetDays))
    sums.member.add(`${row.memberId} ${betKey(row)}`, [BigInt(row.bets), row.betAmount, row.validBet, row.winAmount]);
  for (const row of await db.select().from(agentBetDays))
    sums.agent.add(`${row.agentId} ${betKey(row)}`, [BigInt(row.bets), row.betAmount, row.validBet, row.winAmount]);
  for (const row of await db.select().from(memberMoneyDays))
    sums.memberMoney.add(`${row.memberId} ${row.day} ${row.currency} ${row.kind}`, moneyOf(row));
  for (const row of await db.select().from(agentMoneyDays))
    sums.agentMoney.add(`${row.agentId} ${row.day} ${row.currency} ${row.kind}`, moneyOf(row));
  for (const row of await db.select().from(teamDays)) {
    sums.team.add(`${row.accountId} ${row.day} ${row.currency}`, resultsOf(row));
    sums.moved.add(`${row.accountId} ${row.day} ${row.currency}`, [row.moved]);
  }
  for (const row of await db.select().from(teamBalances))
    sums.held.add(`${row.accountId} ${row.currency}`, [row.balance]);
  const active = await db.select().from(agentActiveDays);
  return {
    ...linesOf(sums),
    active: active.map((row) => `${row.agentId} ${row.day} ${row.currency}: ${row.members}`).sort(),
  };
}

/** The sums of the agent, of two members and of two teams, as reports read them: folded or not. */
async function read() {
  const filter = { days: { first: "2000-01-01", last: "2999-12-31" }, currency: "VND" };
  const sums = emptySums();
  const active = new KeyedSums();
  for (const memberId of [DEMO, VIP]) {
    for (const row of await db.select().from(betSums(db, { memberId }, filter)))
      sums.member.add(`${memberId} ${row.day} VND ${row.category} ${row.status}`, amountsOf(row));
    for (const row of await db.select().from(moneySums(db, { memberId }, filter)))
      sums.memberMoney.add(`${memberId} ${row.day} VND ${row.kind}`, moneyOf(row));
  }
  for (const row of await db.select().from(betSums(db, { agentId: AGENT }, filter)))
    sums.agent.add(`${AGENT} ${row.day} VND ${row.category} ${row.status}`, amountsOf(row));
  for (const row of await db.select().from(moneySums(db, { agentId: AGENT }, filter)))
    sums.agentMoney.add(`${AGENT} ${row.day} VND ${row.kind}`, moneyOf(row));
  const teams = [AGENT, DEMO];
  for (const row of await db.select().from(teamSums(db, teams, filter)))
    sums.team.add(`${row.owner} ${row.day} VND`, resultsOf(row));
  for (const [team, { opening, movement }] of await balancesOfTeams(db, teams, filter))
    sums.held.add(`${team} VND`, [opening + movement]);
  for (const row of await db.select().from(activeByDay(db, AGENT, filter)))
    active.add(`${AGENT} ${row.day} VND`, [BigInt(row.members)]);
  return { ...linesOf(sums), active: active.lines };
}

const amountsOf = (row: { bets: number; betAmount: bigint; validBet: bigint; winAmount: bigint }) => [
  BigInt(row.bets),
  row.betAmount,
  row.validBet,
  row.winAmount,
];

const moneyOf = (row: Omit<typeof memberMoneyDays.$inferSelect, "memberId" | "day" | "currency" | "kind">) => [
  row.amount,
  BigInt(row.inflows),
  BigInt(row.outflows),
  row.incoming,
  row.outgoing,
];

const resultsOf = (row: Omit<typeof teamDays.$inferSelect, "accountId" | "currency" | "moved">) =>
  [row.bet, row.validBet, row.win, row.result, row.deposit, row.withdraw, row.bonus, row.rebate].map(BigInt);

/** Of the recomputed sums, those that `read` reads. */
function ofRead(all: Awaited<ReturnType<typeof recomputed>>) {
  const isOf = (ids: number[]) => (line: string) =>
    ids.some((id) => line.startsWith(`${id} `)) && line.includes(" VND");
  const [people, agent, teams] = [isOf([DEMO, VIP]), isOf([AGENT]), isOf([AGENT, DEMO])];
  return {
    member: all.member.filter(people),
    agent: all.agent.filter(agent),
    memberMoney: all.memberMoney.filter(people),
    agentMoney: all.agentMoney.filter(agent),
    team: all.team.filter(teams),
    moved: [],
    held: all.held.filter(teams),
    active: all.active.filter(agent),
  };
}

const move = (tx: LedgerTx, accountId: string, kind: TransactionKind, amount: bigint, at: Date) =>
  post(tx, {
    key: `test:${randomUUID()}`,
    kind,
    at,
    entries: moving(amount, { from: platformAccountId("promotions", "VND"), to: accountId }),
  });

/** A bet of an hour in the last two days, which is settled or cancelled up to 30 hours later, or stays open. */
async function play(random: Choices, memberId: number): Promise<void> {
  const wallet = () => memberAccountId(memberId, random.pick(["main", "bonus"]), "VND");
  const placedAt = new Date(clock.now().getTime() - random.int(1, 48) * HOUR_MS);
  const later = new Date(placedAt.getTime() + random.int(0, 30) * HOUR_MS);
  const bet = BigInt(random.int(1, 90)) * 1_000n;
  const betId = betIdAt(placedAt, (below) => random.int(0, below - 1));
  await transact(platform, async (tx) => {
    await tx.insert(bets).values({
      betId,
      memberId,
      nodeId: 10_001,
      vassalage: "PP",
      gameCategory: random.pick(["RNG", "LIVE", "SPORTS"]),
      gameName: "A game",
      placedAt,
      betAmount: bet,
      validBet: 0n,
      winAmount: 0n,
      currency: "VND",
      playMoney: random.chance(0.1),
    });
    await move(tx, wallet(), "DEPOSIT", bet, placedAt);
  });
  if (random.chance(0.2)) return;
  await transact(platform, async (tx) => {
    if (random.chance(0.2))
      await tx.update(bets).set({ status: "CANCELLED", winAmount: bet, settledAt: later }).where(eq(bets.betId, betId));
    else {
      const win = bet * BigInt(random.pick([0, 0, 1, 3]));
      await settleBet(tx, { betId, bet, win, currency: "VND", at: later });
    }
    await move(tx, wallet(), random.pick(MOVED), bet, later);
  });
}

test("the seed's sums are those of its bets and entries", async () => {
  expect(await recomputed()).toMatchObject(await folded());
});

test("sums stay those of all bets and entries, folded or not, through random play, roll-backs and a reset", async () => {
  await whatever(
    async (random) => {
      for (let round = 0; round < 3; round += 1) {
        await Promise.all(
          random.times(12).map(() => play(random, random.pick([DEMO, VIP, AGENT, OUTSIDE, random.int(10, 490)]))),
        );
        await visit(platform);
        const undone = transact(platform, async (tx) => {
          await move(tx, memberAccountId(DEMO, "main", "VND"), "BONUS", 5_000n, clock.now());
          throw new Error("undone");
        });
        await expect(undone).rejects.toThrow("undone");
        expect(await read()).toEqual(ofRead(await recomputed()));
        if (round % 2 === 0)
          await Promise.all([foldRollups(db), foldRollups(db), play(random, DEMO), play(random, VIP)]);
      }
      await foldRollups(db);
      expect(await recomputed()).toMatchObject(await folded());

      await play(random, DEMO);
      await restoreSnapshot(db);
      expect(await recomputed()).toMatchObject(await folded());
      await foldRollups(db);
      expect(await recomputed()).toMatchObject(await folded());
    },
    1,
    100_000,
  );
}, 120_000);

test("the database's days are the merchant's", async () => {
  for (const at of ["2026-11-25T16:59:59.999Z", "2026-11-25T17:00:00Z", "2026-01-01T00:00:00Z"]) {
    const answer = await db.execute(sql`select merchant_day(${at}::timestamptz)::text as day`);
    expect(answer).toMatchObject({ rows: [{ day: dayOf(new Date(at)) }] });
  }
});
