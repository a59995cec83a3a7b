import { index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** Single-use codes by SMS or e-mail, each for one purpose; rows exist also for numbers without an account. */
export const codes = pgTable(
  "verification_codes",
  {
    id: uuid("id").primaryKey(),
    purpose: text("purpose").notNull(),
    /** A mobile number with its dialling code, as in `+84901234567`, or an e-mail address. */
    target: text("target").notNull(),
    codeHash: text("code_hash").notNull(),
    tries: integer("tries").notNull().default(0),
    issuedAt: timestamp("issued_at", { withTimezone: true }).notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    usedAt: timestamp("used_at", { withTimezone: true }),
  },
  (table) => [index("verification_codes_target").on(table.target, table.issuedAt)],
);
