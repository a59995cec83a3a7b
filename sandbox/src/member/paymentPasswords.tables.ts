import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../db/columns.ts";
import { ofMember } from "./member.tables.ts";

/** The six digits that confirm withdrawals and transfers to other members. */
export const paymentPasswords = pgTable("payment_passwords", {
  memberId: ofMember().primaryKey(),
  hash: text("hash").notNull(),
  changedAt: instant("changed_at").notNull(),
  /** Wrong tries since the last right one. */
  failures: integer("failures").notNull().default(0),
  /** Set by the fifth wrong try. */
  lockedUntil: instant("locked_until"),
});
