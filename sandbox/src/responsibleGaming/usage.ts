import { and, eq, gte, inArray, lt, ne, sql } from "drizzle-orm";
import { z } from "zod";
import type { Tx } from "../db/openDatabase.ts";
import { merchantDayOf, type ReportRange, reportRange } from "../reports/reportRange.ts";
import { betSums } from "../rollups/betSums.ts";
import { bigSum } from "../rollups/bigSum.ts";
import { depositedIn } from "../rollups/depositedIn.ts";
import { sessions } from "../session/session.tables.ts";
import { CURRENCIES } from "../site/brand.ts";
import { memberTransfers } from "../wallet/memberTransfers.tables.ts";
import { convertedTo } from "../wallet/rates.ts";
import type { LimitKind, LimitPeriod } from "./playLimits.tables.ts";

/** What a limit counts. */
export interface Count {
  memberId: number;
  kind: LimitKind;
  period: LimitPeriod;
  /** The amounts of all currencies are counted in this one. */
  currency: string;
}

/** The merchant's day, week from Monday, or month of a moment. */
export function periodAt(period: LimitPeriod, now: Date): ReportRange {
  const preset = period === "WEEK" ? "THIS_WEEK" : "THIS_MONTH";
  return (period === "DAY" ? undefined : reportRange({ preset }, now)) ?? merchantDayOf(now);
}

/**
 * What a limit has counted in its period until now: minor units of its currency over all of the member's currencies, or
 * minutes. Losses are negative after wins.
 */
export async function usedIn(tx: Tx, { memberId, kind, period, currency }: Count, now: Date): Promise<bigint> {
  const range = periodAt(period, now);
  if (kind === "SESSION") return minutesIn(tx, memberId, range, now);
  const amounts = kind === "DEPOSIT" ? await paidInIn(tx, memberId, range) : await stakedIn(tx, memberId, kind, range);
  return amounts.reduce((sum, one) => sum + convertedTo(currency, one.amount, one.currency), 0n);
}

interface Amount {
  currency: string;
  amount: bigint;
}

/** Deposits, and what agents sent. */
async function paidInIn(tx: Tx, memberId: number, range: ReportRange): Promise<Amount[]> {
  const sent = await tx
    .select({ currency: memberTransfers.currency, amount: bigSum(memberTransfers.amount) })
    .from(memberTransfers)
    .where(
      and(
        eq(memberTransfers.toId, memberId),
        eq(memberTransfers.direction, "DOWNLINE"),
        gte(memberTransfers.createdAt, range.from),
        lt(memberTransfers.createdAt, range.until),
      ),
    )
    .groupBy(memberTransfers.currency);
  const deposited = [];
  for (const currency of CURRENCIES) {
    deposited.push({ currency, amount: await depositedIn(tx, { memberId, currency }, range) });
  }
  return [...sent, ...deposited];
}

/** Stakes, or stakes without what they won. */
async function stakedIn(tx: Tx, memberId: number, kind: "WAGER" | "LOSS", { days }: ReportRange): Promise<Amount[]> {
  const sums = betSums(tx, { memberId }, { days });
  const rows = await tx
    .select({ currency: sums.currency, stake: bigSum(sums.betAmount), payout: bigSum(sums.winAmount) })
    .from(sums)
    .where(and(ne(sums.status, "CANCELLED"), inArray(sums.currency, [...CURRENCIES])))
    .groupBy(sums.currency);
  return rows.map(({ currency, stake, payout }) => ({ currency, amount: kind === "WAGER" ? stake : stake - payout }));
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
