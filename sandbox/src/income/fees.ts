import { and, eq, gt, gte, inArray, lt, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { type Downline, isBelow } from "../agent/downline.ts";
import type { Database } from "../db/openDatabase.ts";
import { members } from "../member/member.tables.ts";
import type { ReportRange } from "../reports/reportRange.ts";
import { bigSum } from "../rollups/bigSum.ts";
import { deposits } from "../wallet/deposits.tables.ts";
import { withdrawals } from "../withdrawals/withdrawals.tables.ts";

/** The fees of a downline's payments, by the day on which a payment ended. */
export async function feesByDay(db: Database, downline: Downline, { from, until }: ReportRange) {
  const paidIn = db
    .select({ day: sql<string>`merchant_day(${deposits.endedAt})::text`.as("day"), fee: deposits.fee })
    .from(deposits)
    .innerJoin(members, eq(members.id, deposits.memberId))
    .where(
      and(
        eq(deposits.state, "SUCCESS"),
        gt(deposits.fee, 0n),
        gte(deposits.endedAt, from),
        lt(deposits.endedAt, until),
        eq(deposits.currency, downline.currency),
        isBelow(downline),
      ),
    );
  const paidOut = db
    .select({ day: sql<string>`merchant_day(${withdrawals.endedAt})::text`.as("day"), fee: withdrawals.fee })
    .from(withdrawals)
    .innerJoin(members, eq(members.id, withdrawals.memberId))
    .where(
      and(
        inArray(withdrawals.state, ["RECEIVED", "FORCED_RECEIVED", "FULLY_PAID"]),
        gt(withdrawals.fee, 0n),
        gte(withdrawals.endedAt, from),
        lt(withdrawals.endedAt, until),
        eq(withdrawals.currency, downline.currency),
        isBelow(downline),
      ),
    );
  const payments = unionAll(paidIn, paidOut).as("payments");
  return db
    .select({ day: payments.day, amount: bigSum(payments.fee) })
    .from(payments)
    .groupBy(payments.day);
}
