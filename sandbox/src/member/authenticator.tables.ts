import { bigint, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { ofMember } from "./member.tables.ts";

/** A member's authenticator app. It counts as the second factor once a code has confirmed it. */
export const authenticators = pgTable("authenticators", {
  memberId: ofMember().primaryKey(),
  /** Sealed. */
  secret: text("secret").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  confirmedAt: timestamp("confirmed_at", { withTimezone: true }),
  /** Time step of the last code that was accepted. That code and older ones are refused from then on. */
  lastStep: bigint("last_step", { mode: "number" }).notNull().default(0),
});
