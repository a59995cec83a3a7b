import { and, eq, gte, inArray, lt, type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/openDatabase.ts";
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from "../ledger/ledger.tables.ts";
import type { TransactionKind } from "../ledger/posting.ts";
import { members } from "../member/member.tables.ts";
import { type ReportRange, splitRange } from "../reports/reportRange.ts";
import type { SumsOf } from "../rollups/betSums.ts";
import { bigSum } from "../rollups/bigSum.ts";
import { type MovedOnDay, movedByDay } from "../rollups/moneySums.ts";

/** Says which movements of money are added up: of these accounts, of these kinds, in this currency. */
interface Moved {
  of: SumsOf;
  /** The condition on members for the same accounts. */
  owned: SQL | undefined;
  currency: string;
  kinds: readonly TransactionKind[];
}

/** Movements of money by day and kind, in a range that may begin or end within a day; negative when members paid. */
export async function movedIn(db: Database, moved: Moved, range: ReportRange): Promise<MovedOnDay[]> {
  const { of, currency, kinds } = moved;
  const { whole, parts } = splitRange(range);
  const rows = await Promise.all([
    whole === undefined ? [] : movedByDay(db, of, { days: whole, currency, kinds }),
    ...parts.map((part) => movedInPart(db, moved, part)),
  ]);
  return rows.flat();
}

/** The same of a part of a day, from the entries themselves. */
const movedInPart = (db: Database, { owned, currency, kinds }: Moved, { from, until, days }: ReportRange) =>
  db
    .select({
      day: sql<string>`${days.first}::text`,
      kind: ledgerTransactions.kind,
      amount: bigSum(ledgerEntries.amount),
    })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .innerJoin(members, eq(members.id, ledgerAccounts.memberId))
    .where(
      and(
        gte(ledgerTransactions.at, from),
        lt(ledgerTransactions.at, until),
        inArray(ledgerTransactions.kind, [...kinds]),
        eq(ledgerAccounts.currency, currency),
        owned,
      ),
    )
    .groupBy(ledgerTransactions.kind);
