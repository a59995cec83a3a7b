import { pgTable, timestamp } from "drizzle-orm/pg-core";
import { money } from "../db/columns.ts";
import { ofMember } from "../member/member.tables.ts";

/**
 * What counts for a member's level of the VIP club; the level itself is `members.rank`. A member without a row gets one
 * with the first settled bet. Amounts are minor units of `CLUB_CURRENCY`.
 */
export const vipStandings = pgTable("vip_standings", {
  memberId: ofMember().primaryKey(),
  /** Valid bets of all time. */
  turnover: money("turnover"),
  /** Turnover that was added to them: by the operator, or when the member lost a level. */
  credit: money("credit"),
  /** When the member came to the present level. */
  since: timestamp("since", { withTimezone: true, precision: 3 }).notNull(),
});
