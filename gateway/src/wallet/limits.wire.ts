import type { z } from "zod";
import { count, decimal } from "../upstream/wire.ts";

/** How much and how often money may leave a wallet, as the platform sends it. */
export const limits = {
  min: decimal,
  max: decimal,
  dailyCount: count,
  dailyCountLeft: count,
  dailyAmount: decimal,
  dailyAmountLeft: decimal,
};

/** The same in the gateway's form. */
export const toLimits = (row: z.output<z.ZodObject<typeof limits>>, currency: string) => ({
  least: { amount: row.min, currency },
  most: { amount: row.max, currency },
  dailyCount: row.dailyCount,
  dailyCountLeft: row.dailyCountLeft,
  dailyAmount: { amount: row.dailyAmount, currency },
  dailyAmountLeft: { amount: row.dailyAmountLeft, currency },
});
