import { sql } from "drizzle-orm";
import { bigint, check, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "../db/columns.ts";
import { ofMember } from "../member/member.tables.ts";

/** What a limit counts, as the wire spells it: deposits, losses, stakes, or minutes of being logged in. */
export const limitKinds = ["DEPOSIT", "LOSS", "WAGER", "SESSION"] as const;
export type LimitKind = (typeof limitKinds)[number];

export const limitPeriods = ["DAY", "WEEK", "MONTH"] as const;
export type LimitPeriod = (typeof limitPeriods)[number];

const amount = (name: string) => bigint(name, { mode: "bigint" });

/** The limits that members set for themselves, each with the change that waits. */
export const playLimits = pgTable(
  "play_limits",
  {
    memberId: ofMember(),
    kind: text("kind", { enum: limitKinds }).notNull(),
    period: text("period", { enum: limitPeriods }).notNull(),
    /** The currency in which the member named the amount; it counts all currencies. Empty for minutes. */
    currency: text("currency").notNull(),
    /** Minor units, or minutes. */
    amount: amount("amount").notNull(),
    changedAt: instant("changed_at").notNull(),
    /** From then on the member can confirm the change that waits; null when none does. */
    pendingFrom: instant("pending_from"),
    /** The limit that waits; null when the member wants none. */
    pendingAmount: amount("pending_amount"),
    /** Of the amount that waits; null without one. */
    pendingCurrency: text("pending_currency"),
  },
  (limit) => [
    primaryKey({ columns: [limit.memberId, limit.kind, limit.period] }),
    check("play_limits_amount", sql`${limit.amount} >= 0 and ${limit.pendingAmount} > 0`),
    check("play_limits_pending", sql`(${limit.pendingAmount} is null) = (${limit.pendingCurrency} is null)`),
    check("play_limits_unit", sql`(${limit.kind} = 'SESSION') = (${limit.currency} = '')`),
  ],
);
