import { asc, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/openDatabase.ts";
import { bonusKinds, type TransactionKind } from "../../ledger/posting.ts";
import { members } from "../../member/member.tables.ts";
import { betResult, moneyResult, resultKinds } from "../../records/dayResults.ts";
import { betSums, isOneOf, type SumFilter } from "../../rollups/betSums.ts";
import { moneySums } from "../../rollups/moneySums.ts";
import { teamSizes } from "./teamSizes.ts";

/** What the rows can be sorted by. */
export const profitLossSorts = [
  "account",
  "deposit",
  "withdraw",
  "bet",
  "validBet",
  "win",
  "rebate",
  "bonus",
  "profit",
] as const;

interface Page {
  sort: (typeof profitLossSorts)[number];
  order: "asc" | "desc";
  limit: number;
  offset: number;
}

/** The sums of an account with everyone below it, in minor units. */
export type ProfitLossRow = Awaited<ReturnType<typeof sumsOfAccounts>>[number] & { accounts: number };

/** A page of accounts. All sums are read of the accounts of the page alone. */
export async function profitLossRows(
  db: Database,
  isListed: SQL | undefined,
  filter: SumFilter,
  page: Page,
): Promise<ProfitLossRow[]> {
  const ids = await accountsOfPage(db, isListed, filter, page);
  const rows = new Map((await sumsOfAccounts(db, ids, filter)).map((row) => [row.id, row]));
  const sizes = await teamSizes(db, isOneOf(members.id, ids));
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row ? [{ ...row, accounts: sizes.get(id) ?? 1 }] : [];
  });
}

/** Ids of the accounts of a page, in its order. For an order by a sum, this sum of all accounts is read. */
async function accountsOfPage(db: Database, isListed: SQL | undefined, filter: SumFilter, page: Page) {
  const { sort, limit, offset } = page;
  const direction = page.order === "asc" ? asc : desc;
  const listed = db.select({ id: members.id }).from(members).where(isListed).$dynamic();
  if (sort === "account") {
    const rows = await listed.orderBy(direction(members.username)).limit(limit).offset(offset);
    return rows.map(({ id }) => id);
  }
  const teams = (await listed).map(({ id }) => id);
  const { bets, money, sums } = sumsOf(db, teams, filter, comparedKinds[sort] ?? []);
  const rows = await db
    .select({ id: members.id })
    .from(members)
    .leftJoin(bets, eq(bets.owner, members.id))
    .leftJoin(money, eq(money.owner, members.id))
    .where(isOneOf(members.id, teams))
    .orderBy(direction(sums[sort]), asc(members.username))
    .limit(limit)
    .offset(offset);
  return rows.map(({ id }) => id);
}

/** The kinds of postings that an order compares; the others compare bets alone. */
const comparedKinds: Partial<Record<Page["sort"], readonly TransactionKind[]>> = {
  deposit: ["DEPOSIT"],
  withdraw: ["WITHDRAW"],
  rebate: ["REBATE"],
  bonus: bonusKinds,
  profit: ["REBATE", ...bonusKinds],
};

function sumsOfAccounts(db: Database, ids: readonly number[], filter: SumFilter) {
  const { bets, money, sums } = sumsOf(db, ids, filter, resultKinds);
  return db
    .select({ id: members.id, account: members.username, type: members.type, path: members.path, ...sums })
    .from(members)
    .leftJoin(bets, eq(bets.owner, members.id))
    .leftJoin(money, eq(money.owner, members.id))
    .where(isOneOf(members.id, ids));
}

/** Bets and movements of each team, to join, and their sums. The database reads only what a statement uses of them. */
function sumsOf(db: Database, teams: readonly number[], filter: SumFilter, kinds: readonly TransactionKind[]) {
  const ofBets = betSums(db, { teams }, filter);
  const betted = betResult(ofBets);
  const bets = db
    .select({
      owner: sql<number>`${ofBets.owner}`.as("bets_of"),
      bet: betted.bet.as("bet_sum"),
      validBet: betted.validBet.as("valid_bet_sum"),
      win: betted.win.as("win_sum"),
      result: betted.result.as("result_sum"),
    })
    .from(ofBets)
    .groupBy(ofBets.owner)
    .as("bets");
  const ofMoney = moneySums(db, { teams }, { ...filter, kinds });
  const moved = moneyResult(ofMoney);
  const money = db
    .select({
      owner: sql<number>`${ofMoney.owner}`.as("money_of"),
      deposit: moved.deposit.as("deposit_sum"),
      taken: moved.taken.as("taken_sum"),
      rebate: moved.rebate.as("rebate_sum"),
      bonus: moved.bonus.as("bonus_sum"),
    })
    .from(ofMoney)
    .groupBy(ofMoney.owner)
    .as("money");
  const sums = {
    deposit: amount(sql`${money.deposit}`),
    withdraw: amount(sql`-${money.taken}`),
    bet: amount(sql`${bets.bet}`),
    validBet: amount(sql`${bets.validBet}`),
    win: amount(sql`${bets.win}`),
    rebate: amount(sql`${money.rebate}`),
    bonus: amount(sql`${money.bonus}`),
    profit: sql`coalesce(${bets.result}, 0) + coalesce(${money.rebate}, 0) + coalesce(${money.bonus}, 0)`.mapWith(
      BigInt,
    ),
  };
  return { bets, money, sums };
}

/** A sum of a joined table; 0 for an account without any. */
const amount = (sum: SQL) => sql`coalesce(${sum}, 0)`.mapWith(BigInt);
