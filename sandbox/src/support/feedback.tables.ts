import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

export const FEEDBACK_TYPES = ["BUG", "ADVICE", "COMPLAINT", "PAYMENT", "AFFILIATE", "OTHER"] as const;

/** What visitors tell the operator. */
export const feedback = pgTable(
  "feedback",
  {
    id: uuid("id").primaryKey(),
    /** `member:3`, or for those without an account of their own `address:198.51.100.7`: who may send five a day. */
    sender: text("sender").notNull(),
    type: text("type", { enum: FEEDBACK_TYPES }).notNull(),
    /** As it was written: HTML in it is text. */
    content: text("content").notNull(),
    contact: text("contact"),
    /** The sender's own uploads. */
    imageIds: uuid("image_ids").array().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("feedback_sender").on(table.sender, table.createdAt)],
);
