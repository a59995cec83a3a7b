import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../db/columns.ts";
import { ofMember } from "../member/member.tables.ts";
import { sessions } from "../session/session.tables.ts";

/** Proofs that the member, and not only an open browser, asks for a change: each for one session. */
export const stepUps = pgTable(
  "step_ups",
  {
    /** SHA-256; only the caller has the token itself. */
    tokenHash: text("token_hash").primaryKey(),
    sessionId: uuid("session_id")
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    method: text("method").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (stepUp) => [index("step_ups_session").on(stepUp.sessionId)],
);

/** Bank accounts that withdrawals go to. */
export const payoutAccounts = pgTable(
  "payout_accounts",
  {
    id: uuid("id").primaryKey(),
    memberId: ofMember(),
    bankCode: text("bank_code").notNull(),
    /** Of the withdrawals that can go to it. */
    currency: text("currency").notNull(),
    branch: text("branch"),
    holder: text("holder").notNull(),
    /** Sealed with a key that is derived from the service key. */
    sealedNumber: text("sealed_number").notNull(),
    last4: text("last4").notNull(),
    addedAt: instant("added_at").notNull(),
    /** A removed account stays, because withdrawals name it. */
    removedAt: instant("removed_at"),
  },
  (account) => [index("payout_accounts_member").on(account.memberId, account.addedAt)],
);

export type PayoutAccount = typeof payoutAccounts.$inferSelect;
