import { sql } from "drizzle-orm";
import { bigint, check, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../db/columns.ts";
import type { FreeSpinTerms } from "../freeSpins/terms.ts";
import type { Translated } from "../http/languages.ts";
import { ofMember } from "../member/member.tables.ts";

/** The states of a redeem, as the wire spells them. All but the first are final. */
export const redeemStatuses = ["IN_PROCESS", "REJECTED", "APPROVED"] as const;

/** What a reward is, as the wire spells it. */
export const rewardKinds = ["CASH", "BONUS", "FREE_SPINS", "ITEM"] as const;

/** What is left of rewards with a stock. A reward without a row has its first stock. */
export const pointStocks = pgTable(
  "point_stocks",
  { rewardId: integer("reward_id").primaryKey(), left: integer("left").notNull() },
  (stock) => [check("point_stocks_not_negative", sql`${stock.left} >= 0`)],
);

/**
 * Rewards that members redeemed. The points are taken when a redeem begins, by the entry `REDEEM`; a rejected one has an
 * entry `RETURN` too. An approved one in cash has a posting `redeem:<id>`, one that is a bonus a bonus of that cause.
 */
export const pointRedeems = pgTable(
  "point_redeems",
  {
    redeemId: text("redeem_id").primaryKey(),
    memberId: ofMember(),
    /** Member and idempotency key: a redeem happens once, however often it is sent. */
    requestKey: text("request_key").notNull().unique(),
    rewardId: integer("reward_id").notNull(),
    quantity: integer("quantity").notNull(),
    /** What was promised, for the whole quantity; the title is that of one. */
    kind: text("kind", { enum: rewardKinds }).notNull(),
    titles: jsonb("titles").$type<Translated>().notNull(),
    /** Minor units of `currency`; 0 for free spins and items. */
    amount: bigint("amount", { mode: "bigint" }).notNull(),
    /** Turnover of a bonus; 0 for other kinds. */
    turnoverRequired: bigint("turnover_required", { mode: "bigint" }).notNull(),
    freeSpins: jsonb("free_spins").$type<FreeSpinTerms>(),
    points: bigint("points", { mode: "bigint" }).notNull(),
    /** The wallet that gets the money of a reward in money. */
    currency: text("currency").notNull(),
    /** Where an item is sent to; null for rewards in money. */
    address: text("address"),
    status: text("status", { enum: redeemStatuses }).notNull().default("IN_PROCESS"),
    /** Why it was rejected. */
    reasons: jsonb("reasons").$type<Translated>(),
    createdAt: instant("created_at").notNull(),
    /** Null while it is in process. */
    decidedAt: instant("decided_at"),
  },
  (redeem) => [
    index("point_redeems_of_member").on(redeem.memberId, redeem.createdAt, redeem.redeemId),
    index("point_redeems_in_process").on(redeem.createdAt).where(sql`${redeem.status} = 'IN_PROCESS'`),
    check("point_redeems_amounts", sql`${redeem.quantity} > 0 and ${redeem.points} > 0`),
    check(
      "point_redeems_promise",
      sql`(${redeem.amount} > 0) = (${redeem.kind} in ('CASH', 'BONUS'))
        and (${redeem.turnoverRequired} > 0) = (${redeem.kind} = 'BONUS')
        and (${redeem.freeSpins} is not null) = (${redeem.kind} = 'FREE_SPINS')`,
    ),
    check("point_redeems_decided", sql`(${redeem.decidedAt} is null) = (${redeem.status} = 'IN_PROCESS')`),
    check("point_redeems_reason", sql`(${redeem.reasons} is not null) = (${redeem.status} = 'REJECTED')`),
  ],
);

export type Redeem = typeof pointRedeems.$inferSelect;

/** Points that members turned into money. Each has a posting `convert:<id>` and an entry `CONVERT`. */
export const pointConversions = pgTable(
  "point_conversions",
  {
    convertId: text("convert_id").primaryKey(),
    memberId: ofMember(),
    requestKey: text("request_key").notNull().unique(),
    points: bigint("points", { mode: "bigint" }).notNull(),
    /** Minor units. */
    amount: bigint("amount", { mode: "bigint" }).notNull(),
    currency: text("currency").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (conversion) => [check("point_conversions_amounts", sql`${conversion.points} > 0 and ${conversion.amount} > 0`)],
);

export type Conversion = typeof pointConversions.$inferSelect;
