import { integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Text messages and e-mails that a real platform would send. */
export const outbox = pgTable("outbox", {
  id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
  channel: text("channel", { enum: ["SMS", "MAIL"] }).notNull(),
  recipient: text("recipient").notNull(),
  /** Null for text messages. */
  subject: text("subject"),
  body: text("body").notNull(),
  /** A file that the e-mail has with it: its name, and its text. */
  fileName: text("file_name"),
  fileText: text("file_text"),
  /** Headers that the e-mail has beside the usual ones. */
  headers: jsonb("headers").$type<Readonly<Record<string, string>>>(),
  sentAt: timestamp("sent_at", { withTimezone: true }).notNull(),
});
