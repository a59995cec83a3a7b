import { and, count, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/openDatabase.ts";
import { members } from "../../member/member.tables.ts";
import { partsOf } from "../../reports/csv.ts";
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
export async function payoutTotals(db: Database, { held, listed }: PayoutList, currency: string) {
  const isAdded = eq(contracts.currency, currency);
  const [totals] = await db
    .select({ count: count(), amount: bigSum(sql`case when ${isAdded} then ${contractPayouts.amount} else 0 end`) })
    .from(contractPayouts)
    .innerJoin(contracts, eq(contracts.id, contractPayouts.contractId))
    .innerJoin(members, eq(members.id, contracts.holderId))
    .where(and(held, listed));
  return totals ?? { count: 0, amount: 0n };
}

const latestFirst = [desc(contractPayouts.settledAt), desc(contractPayouts.id)];

/** A page of the payouts, the latest first. Reads no more of each contract than the page needs. */
export function payoutRows(
  db: Database,
  { held, listed }: PayoutList,
  { offset = 0, limit }: { offset?: number; limit: number },
) {
  const latest = db
    .select({ id: contractPayouts.id, settledAt: contractPayouts.settledAt })
    .from(contractPayouts)
    .where(and(eq(contractPayouts.contractId, contracts.id), listed))
    .orderBy(...latestFirst)
    .limit(offset + limit)
    .as("latest");
  const page = db
    .select({ id: latest.id })
    .from(contracts)
    .innerJoin(members, eq(members.id, contracts.holderId))
    .crossJoinLateral(latest)
    .where(held)
    .orderBy(desc(latest.settledAt), desc(latest.id))
    .limit(limit)
    .offset(offset)
    .as("page");
  return db
    .select({ payout: contractPayouts, account: members.username, kind: contracts.kind, currency: contracts.currency })
    .from(page)
    .innerJoin(contractPayouts, eq(contractPayouts.id, page.id))
    .innerJoin(contracts, eq(contracts.id, contractPayouts.contractId))
    .innerJoin(members, eq(members.id, contracts.holderId))
    .orderBy(...latestFirst);
}

/** A payout with its kind and the account that was paid. */
export type PayoutRow = Awaited<ReturnType<typeof payoutRows>>[number];

/** At most `most` payouts, in parts. Each part begins after the last payout of the one before. */
export const payoutParts = (db: Database, { held, listed }: PayoutList, most: number) =>
  partsOf<PayoutRow>(most, ({ last, limit }) =>
    payoutRows(db, { held, listed: and(listed, last && comesAfter(last)) }, { limit }),
  );

const comesAfter = ({ payout: { settledAt, id } }: PayoutRow): SQL =>
  sql`(${contractPayouts.settledAt}, ${contractPayouts.id}) < (${settledAt.toISOString()}::timestamptz, ${id}::int)`;
