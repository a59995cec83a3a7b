import { and, count, eq, gt, inArray, isNotNull, lt, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/openDatabase.ts";
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from "../../ledger/ledger.tables.ts";
import type { TransactionKind } from "../../ledger/posting.ts";
import { members } from "../../member/member.tables.ts";
import type { DayCount } from "../../reports/daysOfPage.ts";
import { type Part, partOf } from "../../reports/recordRoute.ts";
import { type DayRange, during, type ReportRange, splitRange } from "../../reports/reportRange.ts";
import type { SumsOf } from "../../rollups/betSums.ts";
import { bigSum } from "../../rollups/bigSum.ts";
import { moneySums } from "../../rollups/moneySums.ts";
import { type Downline, isBelow, memberIdIn } from "../downline.ts";

/** Where the money of a movement went: into the account, or out of it. */
export const directions = ["IN", "OUT"] as const;

/** A filter of the movements of a downline. */
export interface TeamMovementFilter {
  range: ReportRange;
  kind?: TransactionKind | undefined;
  direction?: (typeof directions)[number] | undefined;
  /** Shows only what one transaction moved, whatever the range is. */
  transactionId?: number | undefined;
}

/** Movements of main accounts in one currency: of everyone below an agent, or of one of them. */
export interface TeamMovements {
  of: SumsOf;
  /** The condition on members for the same movements. */
  owned: SQL | undefined;
  currency: string;
  filter: TeamMovementFilter;
}

/** Number and sums of a day's movements, in minor units. */
export interface MovementDay extends DayCount {
  incoming: bigint;
  outgoing: bigint;
}

/**
 * The movements of a downline, or of one of its accounts by its whole name. Throws DOWNLINE_NOT_FOUND when the account is
 * not below the agent.
 */
export async function teamMovementsOf(
  db: Database,
  downline: Downline,
  account: string | undefined,
  filter: TeamMovementFilter,
): Promise<TeamMovements> {
  const { agentId, currency } = downline;
  if (account === undefined) return { of: { agentId }, owned: isBelow(downline), currency, filter };
  const memberId = await memberIdIn(db, downline, account);
  return { of: { memberId }, owned: eq(members.id, memberId), currency, filter };
}

/** Number and sums of the movements by day; days without movements are left out. */
export async function movementDays(db: Database, list: TeamMovements): Promise<MovementDay[]> {
  const { range, direction, transactionId } = list.filter;
  const { whole, parts } = transactionId === undefined ? splitRange(range) : { whole: undefined, parts: [range] };
  const days = await Promise.all([
    whole === undefined ? [] : summedDays(db, list, whole),
    ...parts.map((part) => countedDays(db, conditionOf(db, list, part))),
  ]);
  const [hasIn, hasOut] = [direction !== "OUT", direction !== "IN"];
  return days
    .flat()
    .map(({ day, inflows, outflows, incoming, outgoing }) => ({
      day,
      count: (hasIn ? inflows : 0) + (hasOut ? outflows : 0),
      incoming: hasIn ? incoming : 0n,
      outgoing: hasOut ? outgoing : 0n,
    }))
    .filter((day) => day.count > 0)
    .sort((a, b) => (a.day < b.day ? -1 : 1));
}

const number = (value: SQL) => value.mapWith(Number);

/** The movements of whole days, in both directions. */
function summedDays(db: Database, { of, currency, filter }: TeamMovements, days: DayRange) {
  const sums = moneySums(db, of, { days, currency, kinds: filter.kind && [filter.kind] });
  return db
    .select({
      day: sums.day,
      inflows: number(sql`sum(${sums.inflows})`),
      outflows: number(sql`sum(${sums.outflows})`),
      incoming: bigSum(sums.incoming),
      outgoing: bigSum(sums.outgoing),
    })
    .from(sums)
    .groupBy(sums.day);
}

/** The same from the movements themselves, for parts of days. */
function countedDays(db: Database, where: SQL | undefined) {
  const { amount, at } = ledgerEntries;
  const day = sql<string>`merchant_day(${at})::text`;
  const [isIn, isOut] = [sql`filter (where ${amount} > 0)`, sql`filter (where ${amount} < 0)`];
  return db
    .select({
      day,
      inflows: number(sql`${count()} ${isIn}`),
      outflows: number(sql`${count()} ${isOut}`),
      incoming: bigSum(sql`case when ${amount} > 0 then ${amount} end`),
      outgoing: bigSum(sql`case when ${amount} < 0 then -${amount} end`),
    })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .innerJoin(members, eq(members.id, ledgerAccounts.memberId))
    .where(where)
    .groupBy(sql`1`);
}

/** The condition on entries, accounts and members for the movements in a part of the filter's range. */
export function conditionOf(
  db: Database,
  { owned, currency, filter }: TeamMovements,
  range: ReportRange,
): SQL | undefined {
  const { kind, direction, transactionId } = filter;
  const ofKind =
    kind &&
    and(
      eq(ledgerTransactions.kind, kind),
      transactionId === undefined ? during(ledgerTransactions.at, range) : undefined,
    );
  return and(
    owned,
    isMain(currency),
    transactionId === undefined ? during(ledgerEntries.at, range) : eq(ledgerEntries.transactionId, transactionId),
    direction === "IN" ? gt(ledgerEntries.amount, 0n) : undefined,
    direction === "OUT" ? lt(ledgerEntries.amount, 0n) : undefined,
    // An entry has the time of its transaction.
    ofKind &&
      inArray(
        ledgerEntries.transactionId,
        db.select({ id: ledgerTransactions.id }).from(ledgerTransactions).where(ofKind),
      ),
  );
}

const isMain = (currency: string) =>
  and(eq(ledgerAccounts.kind, "main"), eq(ledgerAccounts.currency, currency), isNotNull(ledgerEntries.balanceAfter));

/** Movements, found in indexes alone, and then read. */
export function teamMovementsIn(db: Database, part: Part) {
  const all = db
    .select({ id: ledgerEntries.id, account: members.username })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .innerJoin(members, eq(members.id, ledgerAccounts.memberId));
  const found = partOf(all.$dynamic(), part).as("found");
  return db
    .select({ entry: ledgerEntries, transaction: ledgerTransactions, account: found.account })
    .from(found)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, found.id))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .orderBy(...part.orderBy);
}

/** A movement with the account that it belongs to. */
export type TeamMovement = Awaited<ReturnType<typeof teamMovementsIn>>[number];
