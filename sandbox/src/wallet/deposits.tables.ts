import { sql } from "drizzle-orm";
import { check, index, pgTable, text } from "drizzle-orm/pg-core";
import { instant, money } from "../db/columns.ts";
import { ofMember } from "../member/member.tables.ts";

/** The states of a deposit, as the wire spells them. The first two are open: the money can still come. */
export const depositStates = ["CREATED", "PENDING", "SUCCESS", "FAILED", "EXPIRED", "CANCELLED"] as const;
export type DepositState = (typeof depositStates)[number];

/** States in which the money can still come in time. */
export const OPEN_STATES: DepositState[] = ["CREATED", "PENDING"];

/**
 * Deposits of members. A successful one has a posting with the key `deposit:<depositId>`. Amounts are minor units of
 * `currency`.
 */
export const deposits = pgTable(
  "deposits",
  {
    depositId: text("deposit_id").primaryKey(),
    memberId: ofMember(),
    /** Member and idempotency key: a deposit is created once, however often it is sent. */
    requestKey: text("request_key").notNull().unique(),
    channelId: text("channel_id").notNull(),
    /** What the member pays. */
    amount: money("amount"),
    /** The part of the amount that the channel keeps. */
    fee: money("fee"),
    currency: text("currency").notNull(),
    state: text("state", { enum: depositStates }).notNull(),
    /** The secret in the address of the payment page. */
    payToken: text("pay_token").notNull().unique(),
    promotionId: text("promotion_id"),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    /** Null while it is open. */
    endedAt: instant("ended_at"),
    /** When money came after it had ended and could not stay: it goes back. */
    returnedAt: instant("returned_at"),
    /** Valid bets that play it once: what arrived. 0 where the operator does not ask for it. */
    turnoverRequired: money("turnover_required").default(sql`0`),
    turnoverDone: money("turnover_done").default(sql`0`),
    /** When it was played; null before, and where nothing was asked: then it counts from `endedAt`. */
    playedAt: instant("played_at"),
  },
  (deposit) => [
    index("deposits_of_member").on(deposit.memberId, deposit.createdAt, deposit.depositId),
    index("deposits_open").on(deposit.expiresAt).where(sql`${deposit.state} in ('CREATED', 'PENDING')`),
    index("deposits_unplayed").on(deposit.memberId).where(sql`${deposit.turnoverDone} < ${deposit.turnoverRequired}`),
    check("deposits_turnover", sql`${deposit.turnoverDone} between 0 and ${deposit.turnoverRequired}`),
    index("deposits_with_fee").on(deposit.endedAt).where(sql`${deposit.state} = 'SUCCESS' and ${deposit.fee} > 0`),
    check("deposits_amount", sql`${deposit.amount} > 0 and ${deposit.fee} >= 0 and ${deposit.fee} < ${deposit.amount}`),
    check("deposits_ended", sql`(${deposit.endedAt} is null) = (${deposit.state} in ('CREATED', 'PENDING'))`),
    check(
      "deposits_returned",
      sql`${deposit.returnedAt} is null or ${deposit.state} in ('FAILED', 'EXPIRED', 'CANCELLED')`,
    ),
  ],
);

export type Deposit = typeof deposits.$inferSelect;
