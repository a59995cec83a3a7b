import { and, count, countDistinct, eq, gte, inArray, lt, type SQL, sql, sum } from "drizzle-orm";
import type { Database } from "../db/openDatabase.ts";
import { bets } from "../games/bets.tables.ts";
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from "../ledger/ledger.tables.ts";
import { memberAccountId, type TransactionKind } from "../ledger/ledger.ts";
import { members } from "../member/member.tables.ts";
import { MERCHANT_TIME_ZONE, type ReportRange } from "../reports/reportRange.ts";
import { sessions } from "../session/session.tables.ts";
import { type Downline, isBelow } from "./downline.ts";
import { isOnlineAt } from "./online.ts";
import { teamBetCondition, teamBetTotals } from "./teamBets.ts";

const bigSum = (expression: SQL | typeof bets.betAmount) =>
  sql`coalesce(${sum(expression)}, 0)`.mapWith((value) => BigInt(value));

/** Totals of a downline in a range of days. Amounts are minor units of the downline's currency. */
export async function downlineOverview(db: Database, downline: Downline, range: ReportRange, now: Date) {
  const condition = await teamBetCondition(db, downline, { range });
  const [active] = await db
    .select({ activeMembers: countDistinct(bets.memberId) })
    .from(bets)
    .where(condition);
  return {
    ...(await countPeople(db, downline, range)),
    activeMembers: active?.activeMembers ?? 0,
    online: await countOnline(db, downline, now),
    /** Movements on the accounts of the downline, and on the agent's own. */
    moved: await movedByKind(db, below(db, downline), range),
    own: await movedByKind(db, eq(ledgerAccounts.id, memberAccountId(downline.agentId, "main")), range),
    totals: await teamBetTotals(db, condition),
    series: await betsByDay(db, condition),
  };
}

const below = (db: Database, downline: Downline) =>
  and(
    eq(ledgerAccounts.kind, "main"),
    eq(ledgerAccounts.currency, downline.currency),
    inArray(ledgerAccounts.memberId, db.select({ id: members.id }).from(members).where(isBelow(downline))),
  );

async function countPeople(db: Database, downline: Downline, { from, until }: ReportRange) {
  const [all] = await db.select({ members: count() }).from(members).where(isBelow(downline));
  const [fresh] = await db
    .select({ newMembers: count() })
    .from(members)
    .where(and(isBelow(downline), gte(members.registeredAt, from), lt(members.registeredAt, until)));
  return { members: all?.members ?? 0, newMembers: fresh?.newMembers ?? 0 };
}

async function countOnline(db: Database, downline: Downline, now: Date): Promise<number> {
  const [row] = await db
    .select({ online: countDistinct(sessions.memberId) })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .where(and(isBelow(downline), isOnlineAt(now)));
  return row?.online ?? 0;
}

/** Sums of the movements on the accounts, by kind. */
async function movedByKind(db: Database, accounts: SQL | undefined, { from, until }: ReportRange) {
  const rows = await db
    .select({ kind: ledgerTransactions.kind, amount: bigSum(sql`${ledgerEntries.amount}`) })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(and(accounts, gte(ledgerTransactions.at, from), lt(ledgerTransactions.at, until)))
    .groupBy(ledgerTransactions.kind);
  const byKind = new Map(rows.map(({ kind, amount }) => [kind, amount]));
  return (kind: TransactionKind): bigint => byKind.get(kind) ?? 0n;
}

/** Bets by the merchant's day on which they were placed; days without bets are left out. */
function betsByDay(db: Database, condition: SQL | undefined) {
  const day = sql<string>`to_char(${bets.placedAt} at time zone ${sql.raw(`'${MERCHANT_TIME_ZONE}'`)}, 'YYYY-MM-DD')`;
  return db
    .select({
      date: day,
      activeMembers: countDistinct(bets.memberId),
      betAmount: bigSum(bets.betAmount),
      validBet: bigSum(bets.validBet),
      winAmount: bigSum(bets.winAmount),
    })
    .from(bets)
    .where(condition)
    .groupBy(day)
    .orderBy(day);
}
