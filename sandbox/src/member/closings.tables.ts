import { sql } from "drizzle-orm";
import { boolean, integer, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { ofMember } from "./member.tables.ts";

/** Why a member closes the account. */
export const closingReasons = ["NOT_USED", "TOO_MUCH_PLAY", "OTHER_SITE", "PRIVACY", "OTHER"] as const;

/** How a closing ended: the account is closed, the member kept it, or it was not empty any more. */
export const closingOutcomes = ["CLOSED", "KEPT", "NOT_EMPTY"] as const;

/** Closings of accounts that members asked for. */
export const accountClosings = pgTable(
  "account_closings",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    memberId: ofMember(),
    reason: text("reason", { enum: closingReasons }).notNull(),
    /** The member agreed to lose what is too little for a withdrawal. */
    givesUpRemainder: boolean("gives_up_remainder").notNull().default(false),
    requestedAt: timestamp("requested_at", { withTimezone: true }).notNull(),
    closesAt: timestamp("closes_at", { withTimezone: true }).notNull(),
    /** Null while the member can still keep the account. */
    outcome: text("outcome", { enum: closingOutcomes }),
  },
  (closing) => [
    // One closing at a time; the history stays.
    uniqueIndex("account_closings_open").on(closing.memberId).where(sql`${closing.outcome} is null`),
  ],
);
