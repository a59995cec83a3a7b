import { bigint, index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { ofMember } from "../member/member.tables.ts";

/** Rewards of missions that members claimed. The key allows one claim for each period. */
export const missionClaims = pgTable(
  "mission_claims",
  {
    memberId: ofMember(),
    missionId: integer("mission_id").notNull(),
    /** The day, yyyy-MM-dd, or `week` with its Monday, or `ONCE`. */
    occurrence: text("occurrence").notNull(),
    /** Minor units. */
    amount: bigint("amount", { mode: "bigint" }).notNull(),
    score: integer("score").notNull(),
    claimedAt: timestamp("claimed_at", { withTimezone: true, precision: 3 }).notNull(),
  },
  (claim) => [
    primaryKey({ columns: [claim.memberId, claim.missionId, claim.occurrence] }),
    index("mission_claims_by_time").on(claim.claimedAt, claim.memberId, claim.score),
  ],
);
