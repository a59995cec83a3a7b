import { boolean, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** What the operator put up since the seed, besides the announcements that come with it. */
export const announcements = pgTable("announcements", {
  id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
  type: text("type", { enum: ["PL", "PU", "PR", "H"] }).notNull(),
  /** The same in every language: whoever puts one up in a hurry writes it once. */
  title: text("title").notNull(),
  content: text("content").notNull(),
  pinned: boolean("pinned").notNull(),
  /** A path of the web client that a click leads to. */
  route: text("route"),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
});
