import { z } from "zod";
import { decimal, text } from "../upstream/wire.ts";

const period = z.object({
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  opening: decimal,
  deposits: decimal,
  withdrawals: decimal,
  bets: decimal,
  wins: decimal,
  bonuses: decimal,
  rebates: decimal,
  others: decimal,
  closing: decimal,
  netDeposits: decimal,
});

export const activityStatement = period
  .extend({ currency: text, series: z.array(period) })
  .transform(({ currency, series, ...total }) => {
    const money = (amount: string) => ({ amount, currency });
    const view = (row: z.infer<typeof period>) => ({
      firstDay: row.startDate,
      lastDay: row.endDate,
      opening: money(row.opening),
      deposit: money(row.deposits),
      withdrawal: money(row.withdrawals),
      stake: money(row.bets),
      payout: money(row.wins),
      bonus: money(row.bonuses),
      rebate: money(row.rebates),
      other: money(row.others),
      closing: money(row.closing),
      netDeposit: money(row.netDeposits),
    });
    return { total: view(total), periods: series.map(view) };
  });

export type ActivityStatementModel = z.output<typeof activityStatement>;
export type StatementPeriodModel = ActivityStatementModel["total"];
