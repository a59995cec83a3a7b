import { z } from "zod";
import type { TransferTerms } from "../__generated__/types.ts";
import { count, decimal, flag, maybeText, text } from "../upstream/wire.ts";

/** Terms of transfers to another member. */
export const transferTerms = z
  .object({
    currency: text,
    upline: z.object({ account: text, nickname: maybeText }).nullish(),
    min: decimal,
    max: decimal,
    dailyCount: count,
    dailyCountLeft: count,
    dailyAmount: decimal,
    dailyAmountLeft: decimal,
    paymentPasswordSet: flag,
  })
  .transform(({ currency, ...row }): TransferTerms => {
    const money = (amount: string) => ({ amount, currency });
    return {
      upline: row.upline ?? null,
      least: money(row.min),
      most: money(row.max),
      dailyCount: row.dailyCount,
      dailyCountLeft: row.dailyCountLeft,
      dailyAmount: money(row.dailyAmount),
      dailyAmountLeft: money(row.dailyAmountLeft),
      isPaymentPasswordSet: row.paymentPasswordSet,
    };
  });
