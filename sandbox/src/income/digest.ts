import { and, desc, eq, inArray, notExists, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { type Downline, isBelow } from "../agent/downline.ts";
import { contracts } from "../contracts/contracts.tables.ts";
import type { Database } from "../db/openDatabase.ts";
import { members } from "../member/member.tables.ts";
import { during, type ReportRange } from "../reports/reportRange.ts";
import { deposits } from "../wallet/deposits.tables.ts";

/** Rows that each list of the digest shows. */
export const LISTED = 3;

/** Rows of a query with the number of all, in one statement. */
const total = sql`count(*) over ()`.mapWith(Number);

/** The accounts below that registered in a range: the latest, and how many. */
export const newAccounts = (db: Database, downline: Downline, range: ReportRange) =>
  db
    .select({ account: members.username, at: members.registeredAt, total })
    .from(members)
    .where(and(isBelow(downline), during(members.registeredAt, range)))
    .orderBy(desc(members.registeredAt), desc(members.id))
    .limit(LISTED);

const earlier = alias(deposits, "earlier");

/**
 * Accounts below made their first deposits in a range: the largest deposits, and the number of accounts. Those in the agent's
 * currency come first: minor units of two currencies can't be compared.
 */
export const firstDeposits = (db: Database, downline: Downline, range: ReportRange) =>
  db
    .select({
      account: members.username,
      at: deposits.endedAt,
      amount: deposits.amount,
      currency: deposits.currency,
      total,
    })
    .from(deposits)
    .innerJoin(members, eq(members.id, deposits.memberId))
    .where(
      and(
        isBelow(downline),
        eq(deposits.state, "SUCCESS"),
        during(deposits.endedAt, range),
        notExists(
          db
            .select({ one: sql`1` })
            .from(earlier)
            .where(
              and(
                eq(earlier.memberId, deposits.memberId),
                eq(earlier.state, "SUCCESS"),
                sql`(${earlier.endedAt}, ${earlier.depositId}) < (${deposits.endedAt}, ${deposits.depositId})`,
              ),
            ),
        ),
      ),
    )
    .orderBy(desc(eq(deposits.currency, downline.currency)), desc(deposits.amount), members.username)
    .limit(LISTED);

/** How many contracts of some kinds wait for the agent's answer, and for that of the accounts below. */
export async function waitingContracts(db: Database, { agentId }: Downline, isShown: SQL | undefined) {
  const own = eq(contracts.holderId, agentId);
  const [waiting] = await db
    .select({
      received: sql`count(*) filter (where ${own})`.mapWith(Number),
      offered: sql`count(*) filter (where not ${own})`.mapWith(Number),
    })
    .from(contracts)
    .where(
      and(
        or(own, eq(contracts.offererId, agentId)),
        inArray(contracts.state, ["PENDING_NEW", "PENDING_TERMINATION"]),
        isShown,
      ),
    );
  return waiting ?? { received: 0, offered: 0 };
}
