import { and, between, eq, gte, inArray, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { type AnyPgColumn, unionAll } from "drizzle-orm/pg-core";
import type { Database } from "../db/openDatabase.ts";
import { bonusKinds, type TransactionKind } from "../ledger/posting.ts";
import type { SumFilter } from "./betSums.ts";
import { betChanges, moneyChanges, teamBalances, teamDays } from "./rollups.tables.ts";

/**
 * The condition that an id of an index is one of these. The subquery hides them from the planner, which would compare
 * thousands of ids with its statistics for longer than the statement runs, and might read the sums of all teams.
 */
export const isOneOf = (id: SQLWrapper, ids: readonly number[]): SQL =>
  sql`${id} = any((select ${arrayOf(ids)})::integer[])`;

/** Ids as one parameter, because a statement has at most 65,535. */
const arrayOf = (ids: readonly number[]) => sql`${`{${ids.join()}}`}::integer[]`;

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
    .where(and(meets(betChanges, filter), isOwnedBy(accounts)));
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
    .where(and(meets(moneyChanges, filter), isOwnedBy(accounts)));
  return unionAll(folded, bets, money).as("sums");
}

/**
 * Parts of the balance of each of these accounts with everyone below it, as a table for `from`: added up, they are what
 * `owner` held when the range began, and what moved in it. Only the days since then are read.
 */
export function teamBalanceParts(db: Database, accounts: readonly number[], { days, currency }: SumFilter) {
  const { first, last } = days;
  const isIn = (day: AnyPgColumn) => sql`${day} between ${first} and ${last}`;
  const held = db
    .select({ owner: teamBalances.accountId, opening: teamBalances.balance, movement: none.as("movement") })
    .from(teamBalances)
    .where(and(isOneOf(teamBalances.accountId, accounts), eq(teamBalances.currency, currency)));
  const since = db
    .select({
      owner: teamDays.accountId,
      opening: sql<bigint>`-${teamDays.moved}`,
      movement: sql<bigint>`case when ${isIn(teamDays.day)} then ${teamDays.moved} else 0 end`,
    })
    .from(teamDays)
    .where(and(isOneOf(teamDays.accountId, accounts), gte(teamDays.day, first), eq(teamDays.currency, currency)));
  const { day, amount } = moneyChanges;
  const changed = db
    .select({
      owner: ownerId,
      opening: sql<bigint>`case when ${day} < ${first} then ${amount} else 0 end`,
      movement: sql<bigint>`case when ${isIn(day)} then ${amount} else 0 end`,
    })
    .from(moneyChanges)
    .crossJoinLateral(ownersOf(moneyChanges.memberId))
    .where(and(isOwnedBy(accounts), eq(moneyChanges.currency, currency)));
  return unionAll(held, since, changed).as("parts");
}

/** The accounts to which a change of a member belongs: the member and the agents above. For a lateral join. */
const ownersOf = (memberId: AnyPgColumn): SQL => sql`(
  select team.id from members cross join lateral with_agents_above(members.id, members.path) as team(id)
  where members.id = ${memberId}) as owner`;

/** The column of `ownersOf`. */
const ownerId = sql<number>`owner.id`;

/**
 * The condition that the account of `ownersOf` is one of these. With `is true` the database hashes the ids once for all
 * changes; without it, it may join each change with each id.
 */
const isOwnedBy = (ids: readonly number[]) => sql`(${ownerId} in (select unnest(${arrayOf(ids)}))) is true`;

const none = sql<bigint>`0`;

/** The amount of a movement of one of these kinds; 0 of another one. */
const amountOf = (...kinds: TransactionKind[]) =>
  sql<bigint>`case when ${inArray(moneyChanges.kind, kinds)} then ${moneyChanges.amount} else 0 end`;

type SumTable = typeof teamDays | typeof betChanges | typeof moneyChanges;

const meets = (table: SumTable, { days, currency }: SumFilter) =>
  and(between(table.day, days.first, days.last), eq(table.currency, currency));
