import { and, asc, eq, isNull, lte } from "drizzle-orm";
import type { Downline } from "../agent/downline.ts";
import { teamBetsOf } from "../agent/teamBets.ts";
import { contractPayouts, contracts } from "../contracts/contracts.tables.ts";
import type { Database } from "../db/openDatabase.ts";
import { bonusKinds, type TransactionKind } from "../ledger/posting.ts";
import { betDays } from "../records/betList.ts";
import { type DayGroup, groupsOf } from "../reports/dayGroups.ts";
import { type ReportRange, rangeOfDays } from "../reports/reportRange.ts";
import { movedByDay } from "../rollups/moneySums.ts";
import { feesByDay } from "./fees.ts";
import { type Income, incomeByDay, sumIncome, totalIncome } from "./income.ts";

/** What the downline brought in some days, and what its agent was paid. Amounts are minor units. */
export interface Revenue extends Income {
  /** What the downline lost: stakes less payouts of the settled bets; negative when it won. */
  gross: bigint;
  /** Bonuses and rebates of the downline. */
  bonus: bigint;
  /** Fees of its payments. */
  fees: bigint;
  /** The loss that earlier dividends have left at the start of the range, 0 or less. It is taken off once, in the first days. */
  carryOver: bigint;
  /** The loss that dividends have left at the end, 0 or less. */
  balanceForward: bigint;
  /** `gross` less bonuses and fees, with `carryOver`. */
  net: bigint;
  total: bigint;
}

/** What the operator gives: it is taken off the revenue. */
const givenKinds: readonly TransactionKind[] = [...bonusKinds, "REBATE"];

/** The revenue of days, of weeks from Monday or of months, the latest first, and that of the whole range. */
export async function revenueOf(db: Database, downline: Downline, range: ReportRange, by: DayGroup, now: Date) {
  const { agentId, currency } = downline;
  const [played, given, fees, income, left] = await Promise.all([
    betDays(db, await teamBetsOf(db, downline, undefined, { range })),
    movedByDay(db, { agentId }, { days: range.days, currency, kinds: givenKinds }),
    feesByDay(db, downline, range),
    incomeByDay(db, downline, range),
    lossesLeft(db, downline, range.until),
  ]);
  const gross = played.map(({ day, profit }) => ({ day, amount: -profit }));
  const revenueIn = (days: ReportRange): Revenue => {
    const isIn = ({ day }: { day: string }) => day >= days.days.first && day <= days.days.last;
    const sum = (rows: readonly { day: string; amount: bigint }[]) =>
      rows.filter(isIn).reduce((total, { amount }) => total + amount, 0n);
    const paid = sumIncome([...income].flatMap(([day, one]) => (isIn({ day }) ? [one] : [])));
    const made = {
      gross: sum(gross),
      bonus: sum(given),
      fees: sum(fees),
      carryOver: days.from > range.from ? 0n : left(range.from),
    };
    return {
      ...made,
      ...paid,
      balanceForward: left(days.until),
      net: made.gross - made.bonus - made.fees + made.carryOver,
      total: totalIncome(paid),
    };
  };
  const rows = groupsOf(range.days, by, now).map((days) => ({ days, revenue: revenueIn(rangeOfDays(days)) }));
  return { rows, totals: revenueIn(range) };
}

/** Says which loss an agent's dividends in one currency have left at a moment until the end. */
async function lossesLeft(db: Database, { agentId, currency }: Downline, until: Date): Promise<(at: Date) => bigint> {
  const rows = await db
    .select({ periodEnd: contractPayouts.periodEnd, carryOver: contractPayouts.carryOver })
    .from(contractPayouts)
    .innerJoin(contracts, eq(contracts.id, contractPayouts.contractId))
    .where(
      and(
        eq(contracts.holderId, agentId),
        eq(contracts.kind, "dividend"),
        eq(contracts.currency, currency),
        lte(contractPayouts.periodEnd, until),
        isNull(contractPayouts.restOf),
      ),
    )
    .orderBy(asc(contractPayouts.periodEnd), asc(contractPayouts.id));
  return (at) => rows.findLast(({ periodEnd }) => periodEnd <= at)?.carryOver ?? 0n;
}
