import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { ofMember } from "../../member/member.tables.ts";

/** Codes that replace the authenticator app, each for one use. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    memberId: ofMember(),
    /** SHA-256; the member has the code itself. */
    codeHash: text("code_hash").notNull().unique(),
    usedAt: timestamp("used_at", { withTimezone: true }),
  },
  (table) => [index("recovery_codes_member").on(table.memberId)],
);
