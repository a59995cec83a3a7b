import { sql } from "drizzle-orm";
import { check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant, money } from "../db/columns.ts";
import { ofMember } from "../member/member.tables.ts";

const day = () => date("day", { mode: "string" });

/** Valid bets that came through accounts right below with the same rebate. */
export interface RebateShare {
  /** Rebate of these accounts, in parts of 10,000. */
  rateBelow: number;
  /** Number of these accounts. */
  accounts: number;
  /** Valid bets in minor units, as text. */
  base: string;
}

/** The merchant's days for which all rebates are worked out. */
export const rebateDays = pgTable("rebate_days", { day: day().primaryKey() });

/**
 * The rebate of an account for the bets that were settled on one of the merchant's days. Its posting has the key
 * `rebate:<id>`. Amounts are minor units of `currency`.
 */
export const rebates = pgTable(
  "rebates",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    memberId: ofMember(),
    day: day().notNull(),
    currency: text("currency").notNull(),
    /** Part of 10,000 that the account had when the rebate was worked out. */
    rate: integer("rate").notNull(),
    /** Valid bets of the account itself, and what it gets for them. */
    ownBase: money("own_base"),
    ownAmount: money("own_amount"),
    /** What came through the accounts right below, and what the account gets for it. */
    shares: jsonb("shares").$type<RebateShare[]>().notNull(),
    commission: money("commission"),
    /** Null until it is paid. */
    paidAt: instant("paid_at"),
  },
  (rebate) => [
    uniqueIndex("rebates_once").on(rebate.memberId, rebate.day, rebate.currency),
    index("rebates_paid").on(rebate.memberId, rebate.paidAt, rebate.id),
    index("rebates_unpaid").on(rebate.id).where(sql`${rebate.paidAt} is null`),
    check(
      "rebates_amounts",
      sql`least(${rebate.ownAmount}, ${rebate.commission}) >= 0
      and ${rebate.ownAmount} + ${rebate.commission} > 0`,
    ),
  ],
);

export type Rebate = typeof rebates.$inferSelect;
