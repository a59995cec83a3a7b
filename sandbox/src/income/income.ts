import { and, eq, gte, lt, sql } from "drizzle-orm";
import type { Downline } from "../agent/downline.ts";
import type { Database } from "../db/openDatabase.ts";
import { members } from "../member/member.tables.ts";
import { rebates } from "../rebates/rebates.tables.ts";
import type { ReportRange } from "../reports/reportRange.ts";
import { bigSum } from "../rollups/bigSum.ts";
import { movedIn } from "./movedIn.ts";

/** The payments to an agent. Amounts are minor units of the agent's currency. */
export interface Income {
  /** The part of the rebates that comes from the volume of the downline. */
  commission: bigint;
  salary: bigint;
  dividend: bigint;
}

/** The payments to an agent, by the day of the payment. Days without payments are left out. */
export async function incomeByDay(
  db: Database,
  { agentId, currency }: Downline,
  range: ReportRange,
): Promise<Map<string, Income>> {
  const ofAgent = { of: { memberId: agentId }, owned: eq(members.id, agentId), currency };
  const [paid, commissions] = await Promise.all([
    movedIn(db, { ...ofAgent, kinds: ["SALARY", "DIVIDEND"] }, range),
    db
      .select({ day: sql<string>`merchant_day(${rebates.paidAt})::text`, amount: bigSum(rebates.commission) })
      .from(rebates)
      .where(
        and(
          eq(rebates.memberId, agentId),
          eq(rebates.currency, currency),
          gte(rebates.paidAt, range.from),
          lt(rebates.paidAt, range.until),
        ),
      )
      .groupBy(sql`1`),
  ]);
  const byDay = new Map<string, Income>();
  const add = (day: string, part: keyof Income, amount: bigint) => {
    const income = byDay.get(day) ?? noIncome;
    byDay.set(day, { ...income, [part]: income[part] + amount });
  };
  for (const { day, kind, amount } of paid) {
    if (kind === "SALARY") add(day, "salary", amount);
    if (kind === "DIVIDEND") add(day, "dividend", amount);
  }
  for (const { day, amount } of commissions) add(day, "commission", amount);
  return byDay;
}

export const noIncome: Income = { commission: 0n, salary: 0n, dividend: 0n };

/** The sum of incomes. */
export const sumIncome = (incomes: Iterable<Income>): Income =>
  [...incomes].reduce(
    (sum, { commission, salary, dividend }) => ({
      commission: sum.commission + commission,
      salary: sum.salary + salary,
      dividend: sum.dividend + dividend,
    }),
    noIncome,
  );

/** All parts of an income together. */
export const totalIncome = ({ commission, salary, dividend }: Income): bigint => commission + salary + dividend;
