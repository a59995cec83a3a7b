import { and, count, desc, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/openDatabase.ts";
import { ledgerEntries, ledgerTransactions } from "../ledger/ledger.tables.ts";
import { memberAccountId } from "../ledger/ledger.ts";
import type { TransactionKind } from "../ledger/posting.ts";
import { partsOf } from "../reports/csv.ts";
import type { ReportRange } from "../reports/reportRange.ts";

/** A filter of a member's account record. */
export interface AccountRecordFilter {
  range: ReportRange;
  kind?: TransactionKind | undefined;
  /** One movement; the range does not matter then. */
  transactionId?: number | undefined;
}

/** The condition for the movements of a member's main account in one currency. */
export const movementsOf = (
  { memberId, currency }: { memberId: number; currency: string },
  { range, kind, transactionId }: AccountRecordFilter,
): SQL | undefined =>
  and(
    eq(ledgerEntries.accountId, memberAccountId(memberId, "main", currency)),
    transactionId === undefined
      ? and(gte(ledgerEntries.at, range.from), lt(ledgerEntries.at, range.until))
      : eq(ledgerEntries.transactionId, transactionId),
    kind === undefined ? undefined : eq(ledgerTransactions.kind, kind),
  );

const summed = (amount: SQL) => sql`coalesce(sum(${amount}), 0)`.mapWith((value) => BigInt(value));

/** Number of movements, and the sums of what came in and went out. */
export async function movementTotals(db: Database, condition: SQL | undefined) {
  const { amount } = ledgerEntries;
  const [totals] = await db
    .select({
      count: count(),
      incoming: summed(sql`case when ${amount} > 0 then ${amount} else 0 end`),
      outgoing: summed(sql`case when ${amount} < 0 then -${amount} else 0 end`),
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(condition);
  return totals ?? { count: 0, incoming: 0n, outgoing: 0n };
}

/** Movements, the latest first. Entries of an account are numbered in the order of its balances. */
export const movements = (db: Database, condition: SQL | undefined, window: { offset: number; limit: number }) =>
  db
    .select({ entry: ledgerEntries, transaction: ledgerTransactions })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(condition)
    .orderBy(desc(ledgerEntries.id))
    .limit(window.limit)
    .offset(window.offset);

export type Movement = Awaited<ReturnType<typeof movements>>[number];

/** The same in parts, each after the last movement of the one before, for an export. */
export const movementParts = (db: Database, condition: SQL | undefined, most: number) =>
  partsOf<Movement>(most, ({ last, limit }) =>
    movements(db, and(condition, last && lt(ledgerEntries.id, last.entry.id)), { offset: 0, limit }),
  );
