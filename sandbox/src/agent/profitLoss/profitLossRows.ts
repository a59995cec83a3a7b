import { eq, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "../../db/openDatabase.ts";
import { members } from "../../member/member.tables.ts";
import type { Direction } from "../../reports/daysOfPage.ts";
import { type Part, partOf } from "../../reports/recordRoute.ts";
import { type RowOrder, term } from "../../reports/rowOrder.ts";
import { type Balance, balancesOfTeams, noBalance } from "../../rollups/balances.ts";
import type { SumFilter } from "../../rollups/betSums.ts";
import { bigSum } from "../../rollups/bigSum.ts";
import { isOneOf, teamSums } from "../../rollups/teamSums.ts";
import type { ChosenAccounts } from "./chosenAccounts.ts";
import { teamSizes } from "./teamSizes.ts";

/** The sums of a row. */
export const profitLossSums = ["deposit", "withdraw", "bet", "validBet", "win", "rebate", "bonus", "profit"] as const;

/** What the rows can be sorted by. */
export const profitLossSorts = ["account", ...profitLossSums] as const;

/** The sums of an account with everyone below it, in minor units. */
export type ProfitLossRow = Awaited<ReturnType<typeof sumsOfAccounts>>[number] & Balance & { accounts: number };

interface Accounts {
  order: RowOrder<ProfitLossRow>;
  /** Accounts with everyone below them, by their ids. All sums are read of these alone. */
  select: (db: Database, part: Part) => Promise<ProfitLossRow[]>;
}

/** Accounts in an order. For an order by a sum, this sum of all accounts is read. */
export async function accountsBy(
  db: Database,
  chosen: Pick<ChosenAccounts, "ids">,
  filter: SumFilter,
  sort: (typeof profitLossSorts)[number],
  direction: Direction,
): Promise<Accounts> {
  const byName = term("asc", members.username, ({ account }: ProfitLossRow) => account);
  const listed = () => db.select({ id: members.id }).from(members).$dynamic();
  if (sort === "account") {
    return {
      order: [{ ...byName, direction }],
      select: async (_, part) => rowsOf(db, await partOf(listed(), part), filter),
    };
  }
  const { byAccount, sums } = sumsOf(db, await chosen.ids(), filter);
  return {
    order: [{ by: sums[sort], kind: "bigint", of: (row) => row[sort], direction }, byName],
    select: async (_, part) =>
      rowsOf(db, await partOf(listed().leftJoin(byAccount, eq(byAccount.owner, members.id)), part), filter),
  };
}

async function rowsOf(db: Database, found: readonly { id: number }[], filter: SumFilter): Promise<ProfitLossRow[]> {
  const ids = found.map(({ id }) => id);
  const [sums, balances, sizes] = await Promise.all([
    sumsOfAccounts(db, ids, filter),
    balancesOfTeams(db, ids, filter),
    teamSizes(db, isOneOf(members.id, ids)),
  ]);
  const rows = new Map(sums.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row ? [{ ...row, ...(balances.get(id) ?? noBalance), accounts: sizes.get(id) ?? 1 }] : [];
  });
}

function sumsOfAccounts(db: Database, ids: readonly number[], filter: SumFilter) {
  const { byAccount, sums } = sumsOf(db, ids, filter);
  return db
    .select({ id: members.id, account: members.username, type: members.type, path: members.path, ...sums })
    .from(members)
    .leftJoin(byAccount, eq(byAccount.owner, members.id))
    .where(isOneOf(members.id, ids));
}

/** The sums of each account with everyone below it, to join. The database adds up only what a statement uses of them. */
function sumsOf(db: Database, accounts: readonly number[], filter: SumFilter) {
  const days = teamSums(db, accounts, filter);
  const byAccount = db
    .select({
      owner: sql<number>`${days.owner}`.as("owner"),
      deposit: bigSum(days.deposit).as("deposit_sum"),
      withdraw: bigSum(days.withdraw).as("withdraw_sum"),
      bet: bigSum(days.bet).as("bet_sum"),
      validBet: bigSum(days.validBet).as("valid_bet_sum"),
      win: bigSum(days.win).as("win_sum"),
      rebate: bigSum(days.rebate).as("rebate_sum"),
      bonus: bigSum(days.bonus).as("bonus_sum"),
      profit: bigSum(sql`${days.result} + ${days.rebate} + ${days.bonus}`).as("profit_sum"),
    })
    .from(days)
    .groupBy(days.owner)
    .as("by_account");
  const sums = {
    deposit: orZero(byAccount.deposit),
    withdraw: orZero(byAccount.withdraw),
    bet: orZero(byAccount.bet),
    validBet: orZero(byAccount.validBet),
    win: orZero(byAccount.win),
    rebate: orZero(byAccount.rebate),
    bonus: orZero(byAccount.bonus),
    profit: orZero(byAccount.profit),
  };
  return { byAccount, sums };
}

/** A sum of the joined table; 0 for an account without any. */
const orZero = (sum: SQLWrapper) => sql`coalesce(${sum}, 0)`.mapWith(BigInt);
