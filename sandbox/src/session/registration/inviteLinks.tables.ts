import { date, index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { ofMember } from "../../member/member.tables.ts";

/** Links with which agents invite players and agents below them. */
export const inviteLinks = pgTable(
  "invite_links",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    agentId: ofMember("agent_id"),
    /** Eight letters and digits, in upper case. */
    code: text("code").notNull().unique(),
    label: text("label").notNull(),
    /** Kind of the accounts that register with it. */
    type: integer("type").notNull(),
    /** Their rebate, in parts of 10,000. */
    rebate: integer("rebate").notNull(),
    clicks: integer("clicks").notNull().default(0),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    /** Null for a link without an end. */
    endsAt: timestamp("ends_at", { withTimezone: true }),
    deletedAt: timestamp("deleted_at", { withTimezone: true }),
  },
  (table) => [index("invite_links_agent").on(table.agentId, table.id)],
);

export type InviteLink = typeof inviteLinks.$inferSelect;

/** The networks that opened a link on one of the merchant's days: each counts once. */
export const inviteClicks = pgTable(
  "invite_clicks",
  {
    linkId: integer("link_id")
      .notNull()
      .references(() => inviteLinks.id),
    network: text("network").notNull(),
    day: date("day").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.linkId, table.network, table.day] }),
    index("invite_clicks_day").on(table.day),
  ],
);

/** Accounts that registered with a link. */
export const inviteSignUps = pgTable(
  "invite_sign_ups",
  {
    memberId: ofMember().primaryKey(),
    linkId: integer("link_id")
      .notNull()
      .references(() => inviteLinks.id),
    signedUpAt: timestamp("signed_up_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("invite_sign_ups_link").on(table.linkId)],
);
