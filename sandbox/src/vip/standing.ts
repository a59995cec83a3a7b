import { eq, sql } from "drizzle-orm";
import type { Database, Tx } from "../db/openDatabase.ts";
import { members } from "../member/member.tables.ts";
import { allDays, type DayRange } from "../reports/reportRange.ts";
import { betSums } from "../rollups/betSums.ts";
import { bigSum } from "../rollups/bigSum.ts";
import { CLUB_CURRENCY, levelOf } from "./levels.ts";
import { vipStandings } from "./vip.tables.ts";

/** A member's place in the club. */
export interface Standing {
  memberId: number;
  rank: number;
  /** Turnover that counts for the level. */
  counted: bigint;
  /** When the member came to the level. */
  since: Date;
}

/** Valid bets of a member in some days. */
export async function turnoverIn(db: Database, memberId: number, days: DayRange): Promise<bigint> {
  const sums = betSums(db, { memberId }, { days, currency: CLUB_CURRENCY });
  const [row] = await db.select({ total: bigSum(sums.validBet) }).from(sums);
  return row?.total ?? 0n;
}

/** A member's place in the club; undefined for a member without a bet. */
export async function findStanding(db: Database, memberId: number): Promise<Standing | undefined> {
  const [row] = await db
    .select({ rank: members.rank, standing: vipStandings })
    .from(vipStandings)
    .innerJoin(members, eq(members.id, vipStandings.memberId))
    .where(eq(vipStandings.memberId, memberId));
  return (
    row && { memberId, rank: row.rank, counted: row.standing.turnover + row.standing.credit, since: row.standing.since }
  );
}

/**
 * Opens the standing of a member with a rank from before, and with all earlier bets: the turnover is at least that of
 * the rank.
 */
export async function openStanding(tx: Tx, memberId: number, since: Date): Promise<void> {
  const [member] = await tx.select({ rank: members.rank }).from(members).where(eq(members.id, memberId));
  if (!member) throw new Error(`no member ${memberId}`);
  const turnover = await turnoverIn(tx, memberId, allDays);
  const missing = levelOf(member.rank).turnover - turnover;
  const credit = missing > 0n ? missing : 0n;
  await tx.insert(vipStandings).values({ memberId, turnover, credit, since }).onConflictDoNothing();
}

/**
 * The part of `countBet`'s statement that adds bets to their members' turnover. It returns nothing for a member who has no
 * standing yet, and for bets in other currencies.
 */
export const addsTurnover = sql`
  update vip_standings set turnover = turnover + valid_bet
  from settled join members on members.id = settled.member_id
  where vip_standings.member_id = settled.member_id and settled.currency = ${sql.raw(`'${CLUB_CURRENCY}'`)}
  returning vip_standings.member_id, rank, turnover + credit as counted, since`;
