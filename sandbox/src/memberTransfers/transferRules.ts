import { and, count, eq, gte, sql } from "drizzle-orm";
import type { Tx } from "../db/openDatabase.ts";
import { stakeIn } from "../money.ts";
import { startOfToday } from "../reports/reportRange.ts";
import { memberTransfers } from "../wallet/memberTransfers.tables.ts";
import type { Owner } from "../wallet/wallets.ts";

/** What a member may transfer to others. Amounts are minor units. */
export interface TransferRules {
  min: bigint;
  max: bigint;
  dailyAmount: bigint;
  dailyCount: number;
}

/** The operator's bounds, in a currency. */
export const transferRules = (currency: string): TransferRules => ({
  min: stakeIn(10_000n, currency),
  max: stakeIn(50_000_000n, currency),
  dailyAmount: stakeIn(100_000_000n, currency),
  dailyCount: 10,
});

/** What is left of the bounds on the merchant's present day. */
export async function leftToday(
  tx: Tx,
  { memberId, currency }: Owner,
  now: Date,
): Promise<{ amount: bigint; count: number }> {
  const { dailyAmount, dailyCount } = transferRules(currency);
  const [sent] = await tx
    .select({ count: count(), amount: sql`coalesce(sum(${memberTransfers.amount}), 0)`.mapWith(BigInt) })
    .from(memberTransfers)
    .where(
      and(
        eq(memberTransfers.fromId, memberId),
        eq(memberTransfers.currency, currency),
        gte(memberTransfers.createdAt, startOfToday(now)),
      ),
    );
  const left = dailyAmount - (sent?.amount ?? 0n);
  return { amount: left > 0n ? left : 0n, count: Math.max(0, dailyCount - (sent?.count ?? 0)) };
}
