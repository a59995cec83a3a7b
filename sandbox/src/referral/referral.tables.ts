import { index, integer, pgTable, timestamp } from "drizzle-orm/pg-core";
import { ofMember } from "../member/member.tables.ts";
import { rewards } from "../rewards/rewards.tables.ts";

/** Referred members who have done what the referral asks for: each of them counts once. */
export const qualifiedReferrals = pgTable(
  "qualified_referrals",
  {
    memberId: ofMember().primaryKey(),
    referrerId: ofMember("referrer_id"),
    rewardId: integer("reward_id")
      .notNull()
      .references(() => rewards.id),
    qualifiedAt: timestamp("qualified_at", { withTimezone: true, precision: 3 }).notNull(),
  },
  (row) => [index("qualified_referrals_of_referrer").on(row.referrerId)],
);
