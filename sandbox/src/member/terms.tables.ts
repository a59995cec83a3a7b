import { pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { ofMember } from "./member.tables.ts";

/** Versions of the terms that members accepted after their registration. */
export const termsAcceptances = pgTable(
  "terms_acceptances",
  {
    memberId: ofMember(),
    version: text("version").notNull(),
    acceptedAt: timestamp("accepted_at", { withTimezone: true }).notNull(),
  },
  (row) => [primaryKey({ columns: [row.memberId, row.version] })],
);
