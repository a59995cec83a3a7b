import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { instant, money } from "../db/columns.ts";
import type { Translated } from "../http/languages.ts";
import { ofMember } from "../member/member.tables.ts";

/** The states of free spins, as the wire spells them. All but the first are final. */
export const freeSpinStatuses = ["ACTIVE", "USED", "EXPIRED"] as const;

/**
 * Free spins of members. Their winnings are paid once, when the last spin is used or the time is over: by a posting with
 * the key `freeSpins:<id>`, or by a bonus with the cause `freeSpins:<id>`. Amounts are minor units of `currency`.
 */
export const freeSpins = pgTable(
  "free_spins",
  {
    // "By default": the seed chooses the ids of its free spins.
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    memberId: ofMember(),
    /** What they were given for: `reward:31`. Each cause gives free spins once. */
    cause: text("cause").notNull().unique(),
    titles: jsonb("titles").$type<Translated>().notNull(),
    /** The slots on which they can be used, by `nodeId`. */
    games: integer("games").array().notNull(),
    spins: integer("spins").notNull(),
    used: integer("used").notNull().default(0),
    /** The fixed stake of a spin. */
    stake: money("stake"),
    currency: text("currency").notNull(),
    /** How often the winnings are to be played through; 0 for cash. */
    turnover: integer("turnover").notNull(),
    /** What the used spins have won. */
    winnings: money("winnings").default(sql`0`),
    status: text("status", { enum: freeSpinStatuses }).notNull().default("ACTIVE"),
    issuedAt: instant("issued_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    /** Null while they are active. */
    endedAt: instant("ended_at"),
  },
  (own) => [
    index("free_spins_of_member").on(own.memberId, own.issuedAt, own.id),
    index("free_spins_active").on(own.memberId, own.expiresAt, own.id).where(sql`${own.status} = 'ACTIVE'`),
    check("free_spins_used", sql`${own.spins} > 0 and ${own.used} between 0 and ${own.spins}`),
    check("free_spins_amounts", sql`${own.stake} > 0 and ${own.winnings} >= 0 and ${own.turnover} >= 0`),
    check("free_spins_games", sql`cardinality(${own.games}) > 0`),
    check("free_spins_ended", sql`(${own.endedAt} is null) = (${own.status} = 'ACTIVE')`),
    check("free_spins_all_used", sql`(${own.used} = ${own.spins}) = (${own.status} = 'USED')`),
  ],
);

export type FreeSpins = typeof freeSpins.$inferSelect;
