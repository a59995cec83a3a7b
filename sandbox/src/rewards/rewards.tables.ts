import { rewardKinds } from "@atrium/schema/values";
import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { instant, money } from "../db/columns.ts";
import type { FreeSpinTerms } from "../freeSpins/terms.ts";
import type { Translated } from "../http/languages.ts";
import { ofMember } from "../member/member.tables.ts";

export type RewardKind = (typeof rewardKinds)[number];

/** The states of a reward, as the wire spells them. All but the first are final. */
export const rewardStatuses = ["AVAILABLE", "CLAIMED", "EXPIRED"] as const;

/**
 * Rewards that wait until their members claim them. A claimed one has a posting with the key `reward:<id>`, or a bonus
 * or free spins with the cause `reward:<id>`. Amounts are minor units of `currency`.
 */
export const rewards = pgTable(
  "rewards",
  {
    // "By default": the seed chooses the ids of its rewards.
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    memberId: ofMember(),
    /** What it was given for: `referral:31`. Each cause gives one reward. */
    cause: text("cause").notNull().unique(),
    kind: text("kind", { enum: rewardKinds }).notNull(),
    titles: jsonb("titles").$type<Translated>().notNull(),
    /** Of free spins: their stakes together. */
    amount: money("amount"),
    currency: text("currency").notNull(),
    /** Turnover of the bonus that a claim gives; 0 for a reward in cash, and for free spins. */
    turnoverRequired: money("turnover_required"),
    /** The free spins that a claim gives; null for a reward in money. */
    freeSpins: jsonb("free_spins").$type<FreeSpinTerms>(),
    status: text("status", { enum: rewardStatuses }).notNull().default("AVAILABLE"),
    grantedAt: instant("granted_at").notNull(),
    claimBefore: instant("claim_before").notNull(),
    /** Null while it waits. */
    endedAt: instant("ended_at"),
  },
  (reward) => [
    index("rewards_of_member").on(reward.memberId, reward.grantedAt, reward.id),
    check("rewards_amounts", sql`${reward.amount} > 0 and ${reward.turnoverRequired} >= 0`),
    check("rewards_free_spins", sql`${reward.freeSpins} is null or ${reward.turnoverRequired} = 0`),
    check("rewards_ended", sql`(${reward.endedAt} is null) = (${reward.status} = 'AVAILABLE')`),
  ],
);

export type Reward = typeof rewards.$inferSelect;
