import { sql } from "drizzle-orm";
import type { Database } from "../db/openDatabase.ts";
import type { DayRange } from "../reports/reportRange.ts";
import type { SumFilter, SumsOf } from "./betSums.ts";
import { bigSum } from "./bigSum.ts";
import { moneySums } from "./moneySums.ts";
import { teamBalanceParts } from "./teamSums.ts";

/** What accounts held when a range of days began, and what its movements added, in minor units. */
export interface Balance {
  opening: bigint;
  movement: bigint;
}

/** Before the first movement of any account. */
const BEGINNING = "1970-01-01";

export const noBalance: Balance = { opening: 0n, movement: 0n };

/** The balance of everyone below an agent together, or of one member. */
export async function balanceOf(db: Database, of: SumsOf, { days, currency }: SumFilter): Promise<Balance> {
  const sums = moneySums(db, of, { days: { first: BEGINNING, last: days.last }, currency });
  const [row] = await db.select(partsOf(sums, days)).from(sums);
  return row ?? noBalance;
}

/** The balance of each of these accounts together with everyone below it, by id. */
export async function balancesOfTeams(
  db: Database,
  accounts: readonly number[],
  filter: SumFilter,
): Promise<Map<number, Balance>> {
  const parts = teamBalanceParts(db, accounts, filter);
  const rows = await db
    .select({ owner: parts.owner, ...sumOf(parts) })
    .from(parts)
    .groupBy(parts.owner);
  return new Map(rows.map(({ owner, ...balance }) => [owner, balance]));
}

/** The balance of all these accounts and everyone below them together. None may be below another one. */
export async function balanceOfTeams(db: Database, accounts: readonly number[], filter: SumFilter): Promise<Balance> {
  const parts = teamBalanceParts(db, accounts, filter);
  const [row] = await db.select(sumOf(parts)).from(parts);
  return row ?? noBalance;
}

const sumOf = ({ opening, movement }: Pick<ReturnType<typeof teamBalanceParts>, "opening" | "movement">) => ({
  opening: bigSum(opening),
  movement: bigSum(movement),
});

/** The balance of all movements is their sum: those before the range are what was held when it began. */
const partsOf = ({ day, amount }: Pick<ReturnType<typeof moneySums>, "day" | "amount">, { first }: DayRange) => ({
  opening: bigSum(sql`case when ${day} < ${first} then ${amount} else 0 end`),
  movement: bigSum(sql`case when ${day} >= ${first} then ${amount} else 0 end`),
});
