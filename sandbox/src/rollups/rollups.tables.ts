import { sql } from "drizzle-orm";
import { bigint, date, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { money } from "../db/columns.ts";

/*
 * Sums by the merchant's day. Triggers write each change into the two tables of changes, in the transaction of the bet
 * or of the ledger entries; `fold_rollups` adds the changes to the sums; a reader adds both. `rebuild_rollups` makes
 * everything anew from bets and entries.
 *
 * A bet counts on the day on which it was placed, its payout too, and a movement of money on the day of its posting. A member
 * is active on the days on which bets with a valid stake were settled: one that was cancelled or returned makes nobody active.
 */

const day = () => date("day", { mode: "string" }).notNull();

/** Bets of real money by category and state. */
const betSums = {
  day: day(),
  currency: text("currency").notNull(),
  category: text("category").notNull(),
  status: text("status").notNull(),
  bets: integer("bets").notNull(),
  betAmount: money("bet_amount"),
  validBet: money("valid_bet"),
  winAmount: money("win_amount"),
};

/** Movements on all accounts of a member together, by the kind of the posting: transfers between them add up to zero. */
const moneySums = {
  day: day(),
  currency: text("currency").notNull(),
  kind: text("kind").notNull(),
  amount: money("amount"),
  /** Of the main accounts alone: number and sums of what came in and went out. */
  inflows: integer("inflows").notNull().default(0),
  outflows: integer("outflows").notNull().default(0),
  incoming: money("incoming").default(sql`0`),
  outgoing: money("outgoing").default(sql`0`),
};

const id = () => bigint("id", { mode: "bigint" }).primaryKey().generatedAlwaysAsIdentity();
const memberId = () => integer("member_id").notNull();
const agentId = () => integer("agent_id").notNull();

/** Changes of bets that are not in the sums yet. */
export const betChanges = pgTable(
  "rollup_bet_changes",
  {
    id: id(),
    memberId: memberId(),
    ...betSums,
    /** The day on which these bets were settled; null for open ones. */
    settledDay: date("settled_day", { mode: "string" }),
    /** Number of them with a valid stake. */
    validBets: integer("valid_bets").notNull().default(0),
  },
  (change) => [index("rollup_bet_changes_member").on(change.memberId)],
);

/** Movements of money that are not in the sums yet. */
export const moneyChanges = pgTable(
  "rollup_money_changes",
  { id: id(), memberId: memberId(), ...moneySums },
  (change) => [index("rollup_money_changes_member").on(change.memberId)],
);

/** A member's bets. */
export const memberBetDays = pgTable("rollup_member_bets", { memberId: memberId(), ...betSums }, (sum) => [
  primaryKey({ columns: [sum.memberId, sum.day, sum.currency, sum.category, sum.status] }),
]);

/** A member's money. */
export const memberMoneyDays = pgTable("rollup_member_money", { memberId: memberId(), ...moneySums }, (sum) => [
  primaryKey({ columns: [sum.memberId, sum.day, sum.currency, sum.kind] }),
]);

/** Number of a member's bets with a valid stake that were settled on a day. */
export const memberActiveDays = pgTable(
  "rollup_member_active",
  { memberId: memberId(), day: day(), currency: text("currency").notNull(), bets: integer("bets").notNull() },
  (sum) => [primaryKey({ columns: [sum.memberId, sum.day, sum.currency] })],
);

/** The bets of everyone below an agent, at any depth. */
export const agentBetDays = pgTable("rollup_agent_bets", { agentId: agentId(), ...betSums }, (sum) => [
  primaryKey({ columns: [sum.agentId, sum.day, sum.currency, sum.category, sum.status] }),
]);

/** The money of everyone below an agent. */
export const agentMoneyDays = pgTable("rollup_agent_money", { agentId: agentId(), ...moneySums }, (sum) => [
  primaryKey({ columns: [sum.agentId, sum.day, sum.currency, sum.kind] }),
]);

/** Number of members below an agent who were active on a day. */
export const agentActiveDays = pgTable(
  "rollup_agent_active",
  { agentId: agentId(), day: day(), currency: text("currency").notNull(), members: integer("members").notNull() },
  (sum) => [primaryKey({ columns: [sum.agentId, sum.day, sum.currency] })],
);

/**
 * The results of an account together with everyone below it. They are kept beside the other sums, because a report that
 * orders thousands of accounts by their results would add up several times as many rows.
 */
export const teamDays = pgTable(
  "rollup_team_days",
  {
    accountId: integer("account_id").notNull(),
    day: day(),
    currency: text("currency").notNull(),
    bet: money("bet").default(sql`0`),
    validBet: money("valid_bet").default(sql`0`),
    win: money("win").default(sql`0`),
    /** Payouts less stakes of the settled bets. */
    result: money("result").default(sql`0`),
    deposit: money("deposit").default(sql`0`),
    withdraw: money("withdraw").default(sql`0`),
    bonus: money("bonus").default(sql`0`),
    rebate: money("rebate").default(sql`0`),
    /** All movements of money, also those of other kinds. */
    moved: money("moved").default(sql`0`),
  },
  (sum) => [primaryKey({ columns: [sum.accountId, sum.day, sum.currency] })],
);

/** What an account holds together with everyone below it: its `moved` of all days. */
export const teamBalances = pgTable(
  "rollup_team_balances",
  { accountId: integer("account_id").notNull(), currency: text("currency").notNull(), balance: money("balance") },
  (sum) => [primaryKey({ columns: [sum.accountId, sum.currency] })],
);
