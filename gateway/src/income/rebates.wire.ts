import { z } from "zod";
import type { Money } from "../__generated__/types.ts";
import { pageShape, toPage } from "../paging/page.wire.ts";
import { count, decimal, idText, maybeInstant, text } from "../upstream/wire.ts";

const rebate = z
  .object({
    rebateId: idText,
    date: z.iso.date(),
    rate: decimal,
    validBet: decimal,
    ownAmount: decimal,
    shares: z.array(z.object({ rateBelow: decimal, accounts: count, validBet: decimal })),
    commission: decimal,
    amount: decimal,
    currency: text,
    paidAt: maybeInstant,
  })
  .transform(({ rebateId, date, currency, ...row }) => {
    const money = (amount: string): Money => ({ amount, currency });
    return {
      internalID: rebateId,
      day: date,
      rate: row.rate,
      validStake: money(row.validBet),
      ownAmount: money(row.ownAmount),
      shares: row.shares.map(({ rateBelow, accounts, validBet }) => ({
        rateBelow,
        accountCount: accounts,
        validStake: money(validBet),
      })),
      commission: money(row.commission),
      amount: money(row.amount),
      paidAt: row.paidAt,
    };
  });

/** A page; rows that can't be read are left out. */
export const rebatePage = z
  .object({ ...pageShape(rebate), totals: z.object({ amount: decimal, commission: decimal, currency: text }) })
  .transform(({ totals: { amount, commission, currency }, ...page }) => ({
    ...toPage(page),
    totalAmount: { amount, currency },
    totalCommission: { amount: commission, currency },
  }));

export type RebateModel = z.output<typeof rebate>;
export type RebatePage = z.output<typeof rebatePage>;
