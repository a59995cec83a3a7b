import { and, between, eq } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { Database } from "../db/openDatabase.ts";
import type { TransactionKind } from "../ledger/posting.ts";
import { isUnder, type SumFilter, type SumsOf } from "./betSums.ts";
import { bigSum } from "./bigSum.ts";
import { agentMoneyDays, memberMoneyDays, moneyChanges } from "./rollups.tables.ts";

/**
 * Movements of money by day and kind, as a table for `from`; negative when members paid. It can have several rows for
 * each of them, because the latest changes are not folded yet.
 */
export function moneySums(db: Database, of: SumsOf, filter: SumFilter) {
  const changed = db.select(columnsOf(moneyChanges)).from(moneyChanges);
  if ("memberId" in of) {
    const folded = db
      .select(columnsOf(memberMoneyDays))
      .from(memberMoneyDays)
      .where(and(eq(memberMoneyDays.memberId, of.memberId), meets(memberMoneyDays, filter)));
    const open = changed.where(and(eq(moneyChanges.memberId, of.memberId), meets(moneyChanges, filter)));
    return unionAll(folded, open).as("sums");
  }
  const folded = db
    .select(columnsOf(agentMoneyDays))
    .from(agentMoneyDays)
    .where(and(eq(agentMoneyDays.agentId, of.agentId), meets(agentMoneyDays, filter)));
  const open = changed.where(and(meets(moneyChanges, filter), isUnder(moneyChanges.memberId, of.agentId)));
  return unionAll(folded, open).as("sums");
}

/** Movements of money in a range of days, by kind; 0 for a kind without any. */
export async function movedByKind(db: Database, of: SumsOf, filter: SumFilter) {
  const sums = moneySums(db, of, filter);
  const rows = await db
    .select({ kind: sums.kind, amount: bigSum(sums.amount) })
    .from(sums)
    .groupBy(sums.kind);
  const byKind = new Map(rows.map(({ kind, amount }) => [kind, amount]));
  return (kind: TransactionKind): bigint => byKind.get(kind) ?? 0n;
}

type MoneySumTable = typeof agentMoneyDays | typeof memberMoneyDays | typeof moneyChanges;

const columnsOf = ({ day, kind, amount }: MoneySumTable) => ({ day, kind, amount });

const meets = (table: MoneySumTable, { days, currency }: SumFilter) =>
  and(between(table.day, days.first, days.last), eq(table.currency, currency));
