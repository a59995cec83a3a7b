import { z } from "zod";
import type { AgentRevenueSums, Money } from "../__generated__/types.ts";
import { decimal, maybeDecimal, text } from "../upstream/wire.ts";

const sums = z.object({
  gross: decimal,
  bonus: decimal,
  fees: decimal,
  carryOver: decimal,
  net: decimal,
  commission: decimal,
  salary: decimal,
  dividend: decimal,
  total: decimal,
  balanceForward: maybeDecimal,
});
const row = sums.extend({ startDate: z.iso.date(), endDate: z.iso.date() });

export const revenue = z
  .object({ list: z.array(row), totals: sums, currency: text })
  .transform(({ list, totals, currency }) => {
    const money = (amount: string): Money => ({ amount, currency });
    const toSums = ({ gross, bonus, fees, net, salary, ...rest }: z.infer<typeof sums>): AgentRevenueSums => ({
      gross: money(gross),
      bonus: money(bonus),
      fees: money(fees),
      carryOver: money(rest.carryOver),
      net: money(net),
      commission: money(rest.commission),
      salary: money(salary),
      dividend: money(rest.dividend),
      total: money(rest.total),
      balanceForward: rest.balanceForward === null ? null : money(rest.balanceForward),
    });
    return {
      rows: list.map(({ startDate, endDate, ...own }) => ({ from: startDate, to: endDate, sums: toSums(own) })),
      totals: toSums(totals),
    };
  });

export type AgentRevenueModel = z.output<typeof revenue>;
