import { index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { ofMember } from "../member/member.tables.ts";
import { sessions } from "../session/session.tables.ts";

/** Devices of members that get notifications. A device belongs to the session in which it was added. */
export const pushSubscriptions = pgTable(
  "push_subscriptions",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    memberId: ofMember(),
    sessionId: uuid("session_id")
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    /** The address at the browser's push service. */
    endpoint: text("endpoint").notNull().unique(),
    /** The browser's public key, base64url. */
    p256dh: text("p256dh").notNull(),
    /** The browser's secret, base64url. */
    auth: text("auth").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [index("push_subscriptions_member").on(table.memberId, table.id)],
);

/** Notifications that wait for a gateway. A trigger on `messages` writes them. */
export const pushNotices = pgTable("push_notices", {
  id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
  subscriptionId: integer("subscription_id")
    .notNull()
    .references(() => pushSubscriptions.id, { onDelete: "cascade" }),
  kind: text("kind").$type<"MESSAGE" | "WITHDRAWAL">().notNull().default("MESSAGE"),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
});
