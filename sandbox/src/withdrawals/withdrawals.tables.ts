import { paymentStates, withdrawalStates } from "@atrium/schema/values";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant, money } from "../db/columns.ts";
import { ofMember } from "../member/member.tables.ts";

export type WithdrawalState = (typeof withdrawalStates)[number];

export type PaymentState = (typeof paymentStates)[number];

/**
 * Withdrawals of members. The amount is locked with the key `withdraw:<withdrawId>`; it leaves with each payment, or
 * comes back with the key `withdraw:<withdrawId>:return`. Amounts are minor units of `currency`.
 */
export const withdrawals = pgTable(
  "withdrawals",
  {
    withdrawId: text("withdraw_id").primaryKey(),
    memberId: ofMember(),
    /** Member and idempotency key: a withdrawal is created once, however often it is sent. */
    requestKey: text("request_key").notNull().unique(),
    bankCardId: text("bank_card_id").notNull(),
    /** The account as it was then: it may be removed later. */
    bankName: text("bank_name").notNull(),
    last4: text("last4").notNull(),
    /** What leaves the wallet. */
    amount: money("amount"),
    /** The part of the amount that the platform keeps. */
    fee: money("fee"),
    currency: text("currency").notNull(),
    state: text("state", { enum: withdrawalStates }).notNull(),
    createdAt: instant("created_at").notNull(),
    /** When it was received, rejected or cancelled; null before. */
    endedAt: instant("ended_at"),
  },
  (withdrawal) => [
    index("withdrawals_of_member").on(withdrawal.memberId, withdrawal.createdAt, withdrawal.withdrawId),
    index("withdrawals_open").on(withdrawal.createdAt).where(sql`${withdrawal.endedAt} is null`),
    index("withdrawals_with_fee")
      .on(withdrawal.endedAt)
      .where(sql`${withdrawal.state} in ('RECEIVED', 'FORCED_RECEIVED', 'FULLY_PAID') and ${withdrawal.fee} > 0`),
    check("withdrawals_amount", sql`${withdrawal.fee} >= 0 and ${withdrawal.fee} < ${withdrawal.amount}`),
    check(
      "withdrawals_ended",
      sql`(${withdrawal.endedAt} is null) =
        (${withdrawal.state} in ('REVIEW', 'APPROVED', 'PAYING', 'AWAITING_CONFIRM', 'DISPUTED'))`,
    ),
  ],
);

/**
 * The payments of a withdrawal: often one, several when it is paid in parts. Each pays with the deposit of another
 * member. That deposit can be refunded until the payment counts as received.
 */
export const withdrawalParts = pgTable(
  "withdrawal_parts",
  {
    withdrawId: text("withdraw_id")
      .notNull()
      .references(() => withdrawals.withdrawId),
    /** From 1, in the order of payment. */
    number: integer("number").notNull(),
    amount: money("amount"),
    state: text("state", { enum: paymentStates }).notNull(),
    paidAt: instant("paid_at").notNull(),
    /** Without an answer until then, it counts as received. A dispute stops this clock. */
    confirmBefore: instant("confirm_before").notNull(),
    endedAt: instant("ended_at"),
    /** Pictures of the member that show that the money did not arrive. */
    proofIds: uuid("proof_ids").array().notNull(),
  },
  (part) => [
    primaryKey({ columns: [part.withdrawId, part.number] }),
    check("withdrawal_parts_amount", sql`${part.amount} > 0`),
    check(
      "withdrawal_parts_ended",
      sql`(${part.endedAt} is null) = (${part.state} in ('AWAITING_CONFIRM', 'DISPUTED'))`,
    ),
  ],
);

/** Each state that a withdrawal came to, for its timeline. */
export const withdrawalEvents = pgTable(
  "withdrawal_events",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    withdrawId: text("withdraw_id")
      .notNull()
      .references(() => withdrawals.withdrawId),
    state: text("state", { enum: withdrawalStates }).notNull(),
    at: instant("at").notNull(),
  },
  (event) => [index("withdrawal_events_of").on(event.withdrawId, event.id)],
);

export type Withdrawal = typeof withdrawals.$inferSelect;
export type WithdrawalPart = typeof withdrawalParts.$inferSelect;
export type WithdrawalEvent = typeof withdrawalEvents.$inferSelect;
