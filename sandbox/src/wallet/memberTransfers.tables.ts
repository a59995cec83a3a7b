import { sql } from "drizzle-orm";
import { bigint, check, index, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { ofMember } from "../member/member.tables.ts";

/** Ways of a transfer between members. */
export const transferDirections = ["UPLINE", "DOWNLINE"] as const;
export type TransferDirection = (typeof transferDirections)[number];

/**
 * Transfers between a member and the agent directly above. Each has a posting with the key `member-transfer:<id>`.
 * Amounts are minor units of `currency`.
 */
export const memberTransfers = pgTable(
  "member_transfers",
  {
    transferId: text("transfer_id").primaryKey(),
    direction: text("direction", { enum: transferDirections }).notNull(),
    fromId: ofMember("from_id"),
    toId: ofMember("to_id"),
    /** Sender and idempotency key: a transfer is carried out once, however often it is sent. */
    requestKey: text("request_key").notNull().unique(),
    amount: bigint("amount", { mode: "bigint" }).notNull(),
    currency: text("currency").notNull(),
    remark: text("remark"),
    createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull(),
  },
  (transfer) => [
    index("member_transfers_from").on(transfer.fromId, transfer.createdAt),
    index("member_transfers_to").on(transfer.toId, transfer.createdAt),
    check("member_transfers_amount", sql`${transfer.amount} > 0`),
    check("member_transfers_other", sql`${transfer.fromId} <> ${transfer.toId}`),
    check("member_transfers_direction", sql`${transfer.direction} in ('UPLINE', 'DOWNLINE')`),
  ],
);

export type MemberTransfer = typeof memberTransfers.$inferSelect;
