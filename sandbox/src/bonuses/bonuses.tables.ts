import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { instant, money } from "../db/columns.ts";
import type { Translated } from "../http/languages.ts";
import { ofMember } from "../member/member.tables.ts";

/** The states of a bonus, as the wire spells them. All but the first are final. */
export const bonusStatuses = ["ACTIVE", "COMPLETED", "FORFEITED", "EXPIRED"] as const;
export type BonusStatus = (typeof bonusStatuses)[number];

/**
 * Bonuses of members. The money of an active one lies in the member's bonus account, so that account is the sum of the
 * active bonuses. Postings have the keys `bonus:<id>`, then `bonusEnd:<id>`. Amounts are minor units of `currency`.
 */
export const bonuses = pgTable(
  "bonuses",
  {
    // "By default": the seed chooses the ids of its bonuses.
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    memberId: ofMember(),
    /** What it was given for: `promotion:4:12`, `reward:31`. Each cause gives one bonus. */
    cause: text("cause").notNull().unique(),
    titles: jsonb("titles").$type<Translated>().notNull(),
    amount: money("amount"),
    currency: text("currency").notNull(),
    /** Valid bets that turn it into cash. */
    turnoverRequired: money("turnover_required"),
    turnoverDone: money("turnover_done").default(sql`0`),
    /** Only bets on games of these categories count; all bets when it is empty. */
    categories: text("categories").array().notNull().default([]),
    /** Whether the member can withdraw only when it has ended, because it was given for a deposit. */
    holdsWithdrawals: boolean("holds_withdrawals").notNull(),
    status: text("status", { enum: bonusStatuses }).notNull().default("ACTIVE"),
    issuedAt: instant("issued_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    /** Null while it is active. */
    endedAt: instant("ended_at"),
  },
  (bonus) => [
    index("bonuses_of_member").on(bonus.memberId, bonus.issuedAt, bonus.id),
    index("bonuses_active").on(bonus.memberId, bonus.id).where(sql`${bonus.status} = 'ACTIVE'`),
    check("bonuses_amounts", sql`${bonus.amount} > 0 and ${bonus.turnoverRequired} > 0`),
    check("bonuses_turnover", sql`${bonus.turnoverDone} between 0 and ${bonus.turnoverRequired}`),
    check("bonuses_ended", sql`(${bonus.endedAt} is null) = (${bonus.status} = 'ACTIVE')`),
    check(
      "bonuses_completed",
      sql`(${bonus.turnoverDone} = ${bonus.turnoverRequired}) = (${bonus.status} = 'COMPLETED')`,
    ),
  ],
);

export type Bonus = typeof bonuses.$inferSelect;
