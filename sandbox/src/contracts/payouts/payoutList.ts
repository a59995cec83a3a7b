import { and, asc, count, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/openDatabase.ts";
import { members } from "../../member/member.tables.ts";
import type { Part } from "../../reports/recordRoute.ts";
import { bigSum } from "../../rollups/bigSum.ts";
import { contractPayouts, contracts } from "../contracts.tables.ts";

/** Payouts of some contracts. */
export interface PayoutList {
  /** The condition on contracts and their holders. */
  held: SQL | undefined;
  /** The condition on payouts. */
  listed: SQL | undefined;
}

/** Number of the payouts, and the sum of those in a currency. */
export function payoutTotals(db: Database, { held, listed }: PayoutList, currency: string) {
  const isAdded = eq(contracts.currency, currency);
  return db
    .select({ count: count(), amount: bigSum(sql`case when ${isAdded} then ${contractPayouts.amount} else 0 end`) })
    .from(contractPayouts)
    .innerJoin(contracts, eq(contracts.id, contractPayouts.contractId))
    .innerJoin(members, eq(members.id, contracts.holderId))
    .where(and(held, listed));
}

/** A page of the payouts, in the order of their times. Reads no more of each contract than the page needs. */
export function payoutsIn(
  db: Database,
  { held, listed }: PayoutList,
  { isReversed, limit, offset }: Omit<Part, "where">,
) {
  const by = isReversed ? asc : desc;
  const latest = db
    .select({ id: contractPayouts.id, settledAt: contractPayouts.settledAt })
    .from(contractPayouts)
    .where(and(eq(contractPayouts.contractId, contracts.id), listed))
    .orderBy(by(contractPayouts.settledAt), by(contractPayouts.id))
    .limit(offset + limit)
    .as("latest");
  const page = db
    .select({ id: latest.id })
    .from(contracts)
    .innerJoin(members, eq(members.id, contracts.holderId))
    .crossJoinLateral(latest)
    .where(held)
    .orderBy(by(latest.settledAt), by(latest.id))
    .limit(limit)
    .offset(offset)
    .as("page");
  return db
    .select({ payout: contractPayouts, account: members.username, kind: contracts.kind, currency: contracts.currency })
    .from(page)
    .innerJoin(contractPayouts, eq(contractPayouts.id, page.id))
    .innerJoin(contracts, eq(contracts.id, contractPayouts.contractId))
    .innerJoin(members, eq(members.id, contracts.holderId))
    .orderBy(by(contractPayouts.settledAt), by(contractPayouts.id));
}

/** A payout with its kind and the account that was paid. */
export type PayoutRow = Awaited<ReturnType<typeof payoutsIn>>[number];
