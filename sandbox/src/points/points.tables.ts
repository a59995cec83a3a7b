import { pointTypes } from "@atrium/schema/values";
import { sql } from "drizzle-orm";
import { bigint, check, date, index, integer, pgTable, primaryKey, text, timestamp, unique } from "drizzle-orm/pg-core";
import { ofMember } from "../member/member.tables.ts";

export type PointType = (typeof pointTypes)[number];

/** What an entry belongs to, as the wire spells it. All but the first two have the type REDEEM. */
export const pointCauses = ["BET", "DEPOSIT", "REDEEM", "RETURN", "CONVERT"] as const;
export type PointCause = (typeof pointCauses)[number];

const sum = (name: string) => bigint(name, { mode: "bigint" }).notNull().default(sql`0`);

/**
 * The points of a member, and what each type added to them. Only entries change a row: the database refuses other
 * changes, as it does in the ledger (ADR 32). A member without a row has no points.
 */
export const pointAccounts = pgTable(
  "point_accounts",
  {
    memberId: ofMember().primaryKey(),
    balance: sum("balance"),
    live: sum("live"),
    lottery: sum("lottery"),
    pvp: sum("pvp"),
    slots: sum("slots"),
    sports: sum("sports"),
    /** What was spent, less what came back: not above 0. */
    redeem: sum("redeem"),
    deposit: sum("deposit"),
  },
  (account) => [
    check("point_accounts_not_negative", sql`${account.balance} >= 0`),
    check(
      "point_accounts_sum",
      sql`${account.balance} = ${account.live} + ${account.lottery} + ${account.pvp} + ${account.slots}
        + ${account.sports} + ${account.redeem} + ${account.deposit}`,
    ),
    check("point_accounts_spent", sql`${account.redeem} <= 0`),
  ],
);

/** Changes of members' points. Rows are only added; each cause has one. */
export const pointEntries = pgTable(
  "point_entries",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    // The row of the member is not locked here: other transactions take it before the member's money.
    memberId: integer("member_id")
      .notNull()
      .references(() => pointAccounts.memberId),
    type: text("type", { enum: pointTypes }).notNull(),
    points: bigint("points", { mode: "bigint" }).notNull(),
    /** The member's points with this entry, written by the database. */
    balanceAfter: bigint("balance_after", { mode: "bigint" }).notNull().default(sql`0`),
    cause: text("cause", { enum: pointCauses }).notNull(),
    /** The number of the bet, deposit, redeem or conversion. */
    reference: text("reference").notNull(),
    at: timestamp("at", { withTimezone: true, precision: 3 }).notNull(),
  },
  (entry) => [
    unique("point_entries_cause").on(entry.cause, entry.reference),
    index("point_entries_of_member").on(entry.memberId, entry.at, entry.id, entry.type),
    check(
      "point_entries_sign",
      sql`${entry.points} <> 0 and (${entry.points} < 0) = (${entry.cause} in ('REDEEM', 'CONVERT'))`,
    ),
    check("point_entries_type", sql`(${entry.type} = 'REDEEM') = (${entry.cause} in ('REDEEM', 'RETURN', 'CONVERT'))`),
  ],
);

/** The progress of a member towards the next point of a type. */
export const pointProgress = pgTable(
  "point_progress",
  {
    memberId: ofMember(),
    type: text("type", { enum: pointTypes }).notNull(),
    /** Millionths of a point that bets or deposits are worth beyond the points that were given. */
    rest: integer("rest").notNull(),
    /** The merchant's day on which a point was earned last, and the number of points on it. */
    day: date("day", { mode: "string" }).notNull(),
    earned: integer("earned").notNull(),
  },
  (progress) => [
    primaryKey({ columns: [progress.memberId, progress.type] }),
    check("point_progress_rest", sql`${progress.rest} between 0 and 999999 and ${progress.earned} >= 0`),
  ],
);
