import { eq, ne, sql } from "drizzle-orm";
import { z } from "zod";
import type { Tx } from "../db/openDatabase.ts";
import { merchantDayOf, type ReportRange, reportRange } from "../reports/reportRange.ts";
import { betSums } from "../rollups/betSums.ts";
import { bigSum } from "../rollups/bigSum.ts";
import { depositedIn } from "../rollups/depositedIn.ts";
import { sessions } from "../session/session.tables.ts";
import type { LimitKind, LimitPeriod } from "./playLimits.tables.ts";

/** A member's wallet in one currency. */
export interface Wallet {
  memberId: number;
  currency: string;
}

/** The merchant's day, week from Monday, or month of a moment. */
export function periodAt(period: LimitPeriod, now: Date): ReportRange {
  const preset = period === "WEEK" ? "THIS_WEEK" : "THIS_MONTH";
  return (period === "DAY" ? undefined : reportRange({ preset }, now)) ?? merchantDayOf(now);
}

/** What a limit of a kind has counted in a period until now: minor units, or minutes. Losses are negative after wins. */
export async function usedIn(tx: Tx, wallet: Wallet, kind: LimitKind, period: LimitPeriod, now: Date): Promise<bigint> {
  const range = periodAt(period, now);
  switch (kind) {
    case "DEPOSIT":
      return depositedIn(tx, wallet, range);
    case "SESSION":
      return minutesIn(tx, wallet.memberId, range, now);
    default: {
      const sums = betSums(tx, wallet, { days: range.days, currency: wallet.currency });
      const [sum] = await tx
        .select({ stake: bigSum(sums.betAmount), payout: bigSum(sums.winAmount) })
        .from(sums)
        .where(ne(sums.status, "CANCELLED"));
      if (!sum) return 0n;
      return kind === "WAGER" ? sum.stake : sum.stake - sum.payout;
    }
  }
}

const Minutes = z.object({ rows: z.tuple([z.object({ minutes: z.coerce.bigint() })]) });

/** The minutes in which a member was logged in; sessions at the same time count once. */
async function minutesIn(tx: Tx, memberId: number, { from }: ReportRange, now: Date): Promise<bigint> {
  const [begin, end] = [from.toISOString(), now.toISOString()];
  const span = sql`tstzrange(greatest(${sessions.createdAt}, ${begin}), least(${sessions.lastSeenAt}, ${end}))`;
  const answer = await tx.execute(sql`
    select coalesce(floor(extract(epoch from sum(upper(span) - lower(span))) / 60), 0)::bigint::text as minutes
    from (
      select unnest(range_agg(${span})) as span from ${sessions}
      where ${eq(sessions.memberId, memberId)} and ${sessions.lastSeenAt} > ${begin} and ${sessions.createdAt} < ${end}
    ) spans`);
  return Minutes.parse(answer).rows[0].minutes;
}
