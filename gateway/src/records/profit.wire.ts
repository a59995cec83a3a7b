import { gameCategories } from "@atrium/schema/values";
import { z } from "zod";
import type { Money } from "../__generated__/types.ts";
import { decimal, known, text } from "../upstream/wire.ts";

const bets = z.object({ bet: decimal, validBet: decimal, win: decimal, netProfit: decimal });
const category = bets.extend({ gameCategory: known(gameCategories, null) });
const dayRow = bets.extend({ date: z.iso.date(), deposit: decimal, withdraw: decimal });

/** A platform without a series has no days, and one without categories no categories. */
export const profit = bets
  .extend({
    deposit: decimal,
    withdraw: decimal,
    bonus: decimal,
    rebate: decimal,
    netDepositsLifetime: decimal,
    currency: text,
    byCategory: z.array(category).catch([]),
    series: z.array(dayRow).catch([]),
  })
  .transform(({ currency, ...row }) => {
    const money = (amount: string): Money => ({ amount, currency });
    const sums = ({ bet, validBet, win, netProfit }: z.infer<typeof bets>) => ({
      stake: money(bet),
      validStake: money(validBet),
      payout: money(win),
      netProfit: money(netProfit),
    });
    return {
      ...sums(row),
      deposit: money(row.deposit),
      withdrawal: money(row.withdraw),
      bonus: money(row.bonus),
      rebate: money(row.rebate),
      netDepositsLifetime: money(row.netDepositsLifetime),
      byCategory: row.byCategory.map(({ gameCategory, ...one }) => ({ category: gameCategory, ...sums(one) })),
      byDay: row.series.map(({ date, deposit, withdraw, ...one }) => ({
        ...sums(one),
        day: date,
        deposit: money(deposit),
        withdrawal: money(withdraw),
      })),
    };
  });

export type PersonalProfitModel = z.output<typeof profit>;
export type CategoryProfitModel = PersonalProfitModel["byCategory"][number];
export type DayProfitModel = PersonalProfitModel["byDay"][number];
