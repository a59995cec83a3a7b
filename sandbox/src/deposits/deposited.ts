import { and, eq, gte, lt } from "drizzle-orm";
import type { Database } from "../db/openDatabase.ts";
import type { ReportRange } from "../reports/reportRange.ts";
import { bigSum } from "../rollups/bigSum.ts";
import { movedByKind } from "../rollups/moneySums.ts";
import { deposits } from "./deposits.tables.ts";

/** What a member paid in within a range, in minor units. The ledger has what arrived: the same without the channels' fees. */
export async function depositedIn(
  db: Database,
  { memberId, currency }: { memberId: number; currency: string },
  { days, from, until }: ReportRange,
): Promise<bigint> {
  const moved = await movedByKind(db, { memberId }, { days, currency });
  const [kept] = await db
    .select({ fees: bigSum(deposits.fee) })
    .from(deposits)
    .where(
      and(
        eq(deposits.memberId, memberId),
        eq(deposits.currency, currency),
        eq(deposits.state, "SUCCESS"),
        gte(deposits.endedAt, from),
        lt(deposits.endedAt, until),
      ),
    );
  return moved("DEPOSIT") + (kept?.fees ?? 0n);
}
