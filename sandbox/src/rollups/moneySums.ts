import { and, between, eq, inArray } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { Database } from "../db/openDatabase.ts";
import type { TransactionKind } from "../ledger/posting.ts";
import { isUnder, type SumFilter, type SumsOf } from "./betSums.ts";
import { bigSum } from "./bigSum.ts";
import { agentMoneyDays, memberMoneyDays, moneyChanges } from "./rollups.tables.ts";

interface MoneySumFilter extends SumFilter {
  kinds?: readonly TransactionKind[] | undefined;
}

/**
 * Movements of money by day and kind, as a table for `from`; negative when members paid. It can have several rows for
 * each of them, because the latest changes are not folded yet.
 */
export function moneySums(db: Database, of: SumsOf, filter: MoneySumFilter) {
  const ofMember = db.select(columnsOf(memberMoneyDays)).from(memberMoneyDays);
  const below = db.select(columnsOf(agentMoneyDays)).from(agentMoneyDays);
  const changed = db.select(columnsOf(moneyChanges)).from(moneyChanges);
  if ("memberId" in of)
    return unionAll(
      ofMember.where(and(eq(memberMoneyDays.memberId, of.memberId), meets(memberMoneyDays, filter))),
      changed.where(and(eq(moneyChanges.memberId, of.memberId), meets(moneyChanges, filter))),
    ).as("sums");
  return unionAll(
    below.where(and(eq(agentMoneyDays.agentId, of.agentId), meets(agentMoneyDays, filter))),
    changed.where(and(meets(moneyChanges, filter), isUnder(moneyChanges.memberId, of.agentId))),
  ).as("sums");
}

/** Movements of money in a range of days, as the sum of the kinds that are asked for. */
export async function movedByKind(db: Database, of: SumsOf, filter: SumFilter) {
  const sums = moneySums(db, of, filter);
  const rows = await db
    .select({ kind: sums.kind, amount: bigSum(sums.amount) })
    .from(sums)
    .groupBy(sums.kind);
  return sumOfKinds(rows);
}

/** Returns a function that adds up the rows of the kinds that it is asked for. */
export const sumOfKinds =
  (rows: readonly { kind: string; amount: bigint }[]) =>
  (...kinds: TransactionKind[]): bigint =>
    rows.reduce((sum, { kind, amount }) => (kinds.some((one) => one === kind) ? sum + amount : sum), 0n);

/** A sum of movements of money of one day and kind, in minor units; negative when members paid. */
export interface MovedOnDay {
  day: string;
  kind: string;
  amount: bigint;
}

/** Movements of money by day and kind; days and kinds without any are left out. */
export function movedByDay(db: Database, of: SumsOf, filter: MoneySumFilter) {
  const sums = moneySums(db, of, filter);
  return db
    .select({ day: sums.day, kind: sums.kind, amount: bigSum(sums.amount) })
    .from(sums)
    .groupBy(sums.day, sums.kind);
}

type MoneySumTable = typeof agentMoneyDays | typeof memberMoneyDays | typeof moneyChanges;

const columnsOf = ({ day, kind, amount, inflows, outflows, incoming, outgoing }: MoneySumTable) => ({
  day,
  kind,
  amount,
  inflows,
  outflows,
  incoming,
  outgoing,
});

const meets = (table: MoneySumTable, { days, currency, kinds }: MoneySumFilter) =>
  and(
    between(table.day, days.first, days.last),
    eq(table.currency, currency),
    kinds && inArray(table.kind, [...kinds]),
  );
