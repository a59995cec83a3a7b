import { sql } from "drizzle-orm";
import { bigint, check, date, integer, pgTable, primaryKey, timestamp } from "drizzle-orm/pg-core";
import { ofMember } from "../member/member.tables.ts";

/** Daily sign-ins of members. The key allows one for each day. Each has a bonus with the cause `signIn:<day>:<member>`. */
export const signIns = pgTable(
  "sign_ins",
  {
    memberId: ofMember(),
    /** The merchant's day. */
    day: date("day", { mode: "string" }).notNull(),
    /** Consecutive days with a sign-in until this one. */
    streak: integer("streak").notNull(),
    /** Minor units of the rewards' currency. */
    amount: bigint("amount", { mode: "bigint" }).notNull(),
    signedAt: timestamp("signed_at", { withTimezone: true, precision: 3 }).notNull(),
  },
  (signIn) => [
    primaryKey({ columns: [signIn.memberId, signIn.day] }),
    check("sign_ins_counted", sql`${signIn.streak} > 0 and ${signIn.amount} > 0`),
  ],
);
