import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

export const FEEDBACK_TYPES = ["BUG", "ADVICE", "COMPLAINT", "PAYMENT", "AFFILIATE", "OTHER"] as const;

/** Feedback of visitors. */
export const feedback = pgTable(
  "feedback",
  {
    id: uuid("id").primaryKey(),
    /** `member:3`, or `address:198.51.100.7` for guests: the key of the daily limit. */
    sender: text("sender").notNull(),
    type: text("type", { enum: FEEDBACK_TYPES }).notNull(),
    /** Unchanged text: HTML in it has no meaning. */
    content: text("content").notNull(),
    contact: text("contact"),
    /** Ids of the sender's own uploads. */
    imageIds: uuid("image_ids").array().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("feedback_sender").on(table.sender, table.createdAt)],
);
