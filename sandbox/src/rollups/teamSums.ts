import { and, between, eq, inArray, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { type AnyPgColumn, unionAll } from "drizzle-orm/pg-core";
import type { Database } from "../db/openDatabase.ts";
import { bonusKinds, type TransactionKind } from "../ledger/posting.ts";
import type { SumFilter } from "./betSums.ts";
import { agentMoneyDays, betChanges, memberMoneyDays, moneyChanges, teamDays } from "./rollups.tables.ts";

/**
 * The condition that an id is one of these. The ids are known, so the database reads their sums by an index; it would read
 * the sums of all teams for a statement that finds the ids. They are one parameter, because a statement has at most 65,535.
 */
export const isOneOf = (id: SQLWrapper, ids: readonly number[]): SQL =>
  sql`${id} = any(${`{${ids.join()}}`}::integer[])`;

/**
 * Results by day of each of these accounts with everyone below it, as a table for `from`. `owner` is the id of the account.
 * It can have several rows for an account and day, because the latest changes are not folded yet.
 */
export function teamSums(db: Database, accounts: readonly number[], filter: SumFilter) {
  const folded = db
    .select({
      owner: teamDays.accountId,
      day: teamDays.day,
      bet: teamDays.bet,
      validBet: teamDays.validBet,
      win: teamDays.win,
      result: teamDays.result,
      deposit: teamDays.deposit,
      withdraw: teamDays.withdraw,
      bonus: teamDays.bonus,
      rebate: teamDays.rebate,
    })
    .from(teamDays)
    .where(and(isOneOf(teamDays.accountId, accounts), meets(teamDays, filter)));
  const { day, status, betAmount, validBet, winAmount } = betChanges;
  const bets = db
    .select({
      owner: ownerId,
      day,
      bet: betAmount,
      validBet,
      win: winAmount,
      result: sql<bigint>`case when ${status} = 'UNSETTLED' then 0 else ${winAmount} - ${betAmount} end`,
      deposit: none,
      withdraw: none,
      bonus: none,
      rebate: none,
    })
    .from(betChanges)
    .crossJoinLateral(ownersOf(betChanges.memberId))
    .where(and(meets(betChanges, filter), isOneOf(ownerId, accounts)));
  const money = db
    .select({
      owner: ownerId,
      day: moneyChanges.day,
      bet: none,
      validBet: none,
      win: none,
      result: none,
      deposit: amountOf("DEPOSIT"),
      withdraw: sql<bigint>`-${amountOf("WITHDRAW")}`,
      bonus: amountOf(...bonusKinds),
      rebate: amountOf("REBATE"),
    })
    .from(moneyChanges)
    .crossJoinLateral(ownersOf(moneyChanges.memberId))
    .where(and(meets(moneyChanges, filter), isOneOf(ownerId, accounts)));
  return unionAll(folded, bets, money).as("sums");
}

/** Movements of money by day of each of these accounts with everyone below it, as a table for `from`. */
export function teamMoneySums(db: Database, accounts: readonly number[], filter: SumFilter) {
  const { day, amount } = moneyChanges;
  const own = db
    .select({ owner: memberMoneyDays.memberId, day: memberMoneyDays.day, amount: memberMoneyDays.amount })
    .from(memberMoneyDays)
    .where(and(isOneOf(memberMoneyDays.memberId, accounts), meets(memberMoneyDays, filter)));
  const below = db
    .select({ owner: agentMoneyDays.agentId, day: agentMoneyDays.day, amount: agentMoneyDays.amount })
    .from(agentMoneyDays)
    .where(and(isOneOf(agentMoneyDays.agentId, accounts), meets(agentMoneyDays, filter)));
  const changed = db
    .select({ owner: ownerId, day, amount })
    .from(moneyChanges)
    .crossJoinLateral(ownersOf(moneyChanges.memberId))
    .where(and(meets(moneyChanges, filter), isOneOf(ownerId, accounts)));
  return unionAll(own, below, changed).as("sums");
}

/** The accounts to which a change of a member belongs: the member and the agents above. For a lateral join. */
const ownersOf = (memberId: AnyPgColumn): SQL => sql`(
  select team.id from members cross join lateral with_agents_above(members.id, members.path) as team(id)
  where members.id = ${memberId}) as owner`;

/** The column of `ownersOf`. */
const ownerId = sql<number>`owner.id`;

const none = sql<bigint>`0`;

/** The amount of a movement of one of these kinds; 0 of another one. */
const amountOf = (...kinds: TransactionKind[]) =>
  sql<bigint>`case when ${inArray(moneyChanges.kind, kinds)} then ${moneyChanges.amount} else 0 end`;

type SumTable =
  | typeof teamDays
  | typeof betChanges
  | typeof moneyChanges
  | typeof memberMoneyDays
  | typeof agentMoneyDays;

const meets = (table: SumTable, { days, currency }: SumFilter) =>
  and(between(table.day, days.first, days.last), eq(table.currency, currency));
