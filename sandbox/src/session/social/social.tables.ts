import { integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { members } from "../../member/member.tables.ts";

/** Accounts of social networks that open an account here. */
export const socialAccounts = pgTable(
  "social_accounts",
  {
    network: text("network").notNull(),
    /** What the network knows its user by. */
    subject: text("subject").notNull(),
    memberId: integer("member_id")
      .notNull()
      .references(() => members.id),
    linkedAt: timestamp("linked_at", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.network, table.subject] })],
);

/** Social accounts that have shown themselves and belong to nobody yet: a registration may take them along. */
export const socialTickets = pgTable("social_tickets", {
  ticketHash: text("ticket_hash").primaryKey(),
  network: text("network").notNull(),
  subject: text("subject").notNull(),
  expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
});
