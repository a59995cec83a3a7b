import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../db/openDatabase.ts";
import type { ReportRange } from "../reports/reportRange.ts";
import { movedByKind } from "./moneySums.ts";

const Fees = z.object({ rows: z.tuple([z.object({ fees: z.coerce.bigint() })]) });

/**
 * What a member paid in within a range, in minor units. The sums have what arrived, so the fees of the channels are added.
 */
export async function depositedIn(
  db: Database,
  { memberId, currency }: { memberId: number; currency: string },
  { days, from, until }: ReportRange,
): Promise<bigint> {
  const moved = await movedByKind(db, { memberId }, { days, currency });
  // By its name: the domain of deposits imports limits, and these import this module.
  const answer = await db.execute(sql`
    select coalesce(sum(fee), 0)::text as fees from deposits
    where member_id = ${memberId} and currency = ${currency} and state = 'SUCCESS'
      and ended_at >= ${from.toISOString()} and ended_at < ${until.toISOString()}`);
  return moved("DEPOSIT") + Fees.parse(answer).rows[0].fees;
}

const Played = z.object({ rows: z.tuple([z.object({ amount: z.coerce.bigint() })]) });

/** What a member paid in and played once within a range, in minor units. Without such a rule it counts when it was paid. */
export async function playedIn(
  db: Database,
  { memberId, currency }: { memberId: number; currency: string },
  { from, until }: Pick<ReportRange, "from" | "until">,
): Promise<bigint> {
  const answer = await db.execute(sql`
    select coalesce(sum(amount), 0)::text as amount from deposits
    where member_id = ${memberId} and currency = ${currency} and state = 'SUCCESS' and turnover_done = turnover_required
      and coalesce(played_at, ended_at) >= ${from.toISOString()} and coalesce(played_at, ended_at) < ${until.toISOString()}`);
  return Played.parse(answer).rows[0].amount;
}
