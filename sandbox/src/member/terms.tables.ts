import { integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { members } from "./member.tables.ts";

/** Versions of the terms that members accepted after their registration. */
export const termsAcceptances = pgTable(
  "terms_acceptances",
  {
    memberId: integer("member_id")
      .notNull()
      .references(() => members.id),
    version: text("version").notNull(),
    acceptedAt: timestamp("accepted_at", { withTimezone: true }).notNull(),
  },
  (row) => [primaryKey({ columns: [row.memberId, row.version] })],
);
