import { and, count, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/openDatabase.ts";
import { ledgerEntries, ledgerTransactions } from "../ledger/ledger.tables.ts";
import { memberAccountId } from "../ledger/ledger.ts";
import type { TransactionKind } from "../ledger/posting.ts";
import { type Part, partOf } from "../reports/recordRoute.ts";
import { during, type ReportRange } from "../reports/reportRange.ts";
import { type RowOrder, term } from "../reports/rowOrder.ts";
import { bigSum } from "../rollups/bigSum.ts";

/** A filter of a member's account record. */
export interface AccountRecordFilter {
  range: ReportRange;
  kind?: TransactionKind | undefined;
  /** One movement; the range does not matter then. */
  transactionId?: number | undefined;
}

/**
 * The condition on entries for the movements of a member's main account in one currency. It asks for no other table, so
 * that without a kind the movements are counted in an index alone.
 */
export const movementsOf = (
  { memberId, currency }: { memberId: number; currency: string },
  { range, kind, transactionId }: AccountRecordFilter,
): SQL | undefined =>
  and(
    eq(ledgerEntries.accountId, memberAccountId(memberId, "main", currency)),
    isNotNull(ledgerEntries.balanceAfter),
    transactionId === undefined ? during(ledgerEntries.at, range) : eq(ledgerEntries.transactionId, transactionId),
    kind === undefined
      ? undefined
      : sql`exists (select from ${ledgerTransactions}
          where ${ledgerTransactions.id} = ${ledgerEntries.transactionId} and ${ledgerTransactions.kind} = ${kind})`,
  );

/** Number of movements, and the sums of what came in and went out. */
export function movementSums(db: Database, condition: SQL | undefined) {
  const { amount } = ledgerEntries;
  return db
    .select({
      count: count(),
      in: bigSum(sql`case when ${amount} > 0 then ${amount} end`),
      out: bigSum(sql`case when ${amount} < 0 then -${amount} end`),
    })
    .from(ledgerEntries)
    .where(condition);
}

/** Movements. The page is found first, in an index alone, and then its rows are read. */
export function movements(db: Database, part: Part) {
  const found = partOf(db.select({ id: ledgerEntries.id }).from(ledgerEntries).$dynamic(), part).as("found");
  return db
    .select({ entry: ledgerEntries, transaction: ledgerTransactions })
    .from(found)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, found.id))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .orderBy(...part.orderBy);
}

export type Movement = Awaited<ReturnType<typeof movements>>[number];

/** Entries of an account are numbered in the order of its balances. */
export const latestFirst: RowOrder<Movement> = [
  {
    ...term("desc", ledgerEntries.id, ({ entry }: Movement) => entry.id),
    // For the plain number the database reads an account backwards until it comes to the period.
    sortedBy: sql`${ledgerEntries.id} + 0`,
  },
];
