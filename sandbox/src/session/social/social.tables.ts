import { pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { ofMember } from "../../member/member.tables.ts";

/** Social accounts that are linked to members. */
export const socialAccounts = pgTable(
  "social_accounts",
  {
    network: text("network").notNull(),
    /** The network's id of its user. */
    subject: text("subject").notNull(),
    memberId: ofMember(),
    linkedAt: timestamp("linked_at", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.network, table.subject] })],
);

/** Verified social accounts without a member: a registration can link one. */
export const socialTickets = pgTable("social_tickets", {
  ticketHash: text("ticket_hash").primaryKey(),
  network: text("network").notNull(),
  subject: text("subject").notNull(),
  expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
});
