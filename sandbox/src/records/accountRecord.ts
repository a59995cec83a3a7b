import { and, asc, count, desc, eq, gt, gte, isNotNull, lt, type SQL, sql } from "drizzle-orm";
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
    transactionId === undefined
      ? and(gte(ledgerEntries.at, range.from), lt(ledgerEntries.at, range.until))
      : eq(ledgerEntries.transactionId, transactionId),
    kind === undefined
      ? undefined
      : sql`exists (select from ${ledgerTransactions}
          where ${ledgerTransactions.id} = ${ledgerEntries.transactionId} and ${ledgerTransactions.kind} = ${kind})`,
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
    .where(condition);
  return totals ?? { count: 0, incoming: 0n, outgoing: 0n };
}

/**
 * Movements, the latest first. Entries of an account are numbered in the order of its balances. The page is found first,
 * in an index alone, and then its rows are read. `asc` takes the earliest ones of them.
 */
export function movements(
  db: Database,
  condition: SQL | undefined,
  window: { offset: number; limit: number },
  order: "asc" | "desc" = "desc",
) {
  const by = order === "asc" ? asc : desc;
  const found = db
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(condition)
    // A sum, because for the plain number the database reads an account backwards until it comes to the period.
    .orderBy(by(sql`${ledgerEntries.id} + 0`))
    .limit(window.limit)
    .offset(window.offset)
    .as("found");
  return db
    .select({ entry: ledgerEntries, transaction: ledgerTransactions })
    .from(found)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, found.id))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .orderBy(desc(ledgerEntries.id));
}

export type Movement = Awaited<ReturnType<typeof movements>>[number];

/** At most `limit` movements after or before one, in their order; undefined when that one does not exist. */
export async function movementsBeside(
  db: Database,
  condition: SQL | undefined,
  { of, isBefore, limit }: { of: SQL | undefined; isBefore: boolean; limit: number },
): Promise<Movement[] | undefined> {
  const [entry] = await db.select({ id: ledgerEntries.id }).from(ledgerEntries).where(of);
  if (!entry) return undefined;
  if (!isBefore) return movements(db, and(condition, lt(ledgerEntries.id, entry.id)), { offset: 0, limit });
  return movements(db, and(condition, gt(ledgerEntries.id, entry.id)), { offset: 0, limit }, "asc");
}

/** The same in parts, each after the last movement of the one before, for an export. */
export const movementParts = (db: Database, condition: SQL | undefined, most: number) =>
  partsOf<Movement>(most, ({ last, limit }) =>
    movements(db, and(condition, last && lt(ledgerEntries.id, last.entry.id)), { offset: 0, limit }),
  );
