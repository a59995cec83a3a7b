import { boolean, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Announcements that the controls added to those of the seed. */
export const announcements = pgTable("announcements", {
  id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
  type: text("type", { enum: ["PL", "PU", "PR", "H"] }).notNull(),
  /** One text for every language. */
  title: text("title").notNull(),
  content: text("content").notNull(),
  pinned: boolean("pinned").notNull(),
  /** Path of the web client that a click leads to. */
  route: text("route"),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  /** When it ends; null for no end. */
  endAt: timestamp("end_at", { withTimezone: true }),
});
