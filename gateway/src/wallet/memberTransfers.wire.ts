import { z } from "zod";
import type { TransferTerms } from "../__generated__/types.ts";
import { flag, maybeText, text } from "../upstream/wire.ts";
import { limits, toLimits } from "./limits.wire.ts";

/** Terms of transfers to another member. */
export const transferTerms = z
  .object({
    currency: text,
    upline: z.object({ account: text, nickname: maybeText }).nullish(),
    ...limits,
    paymentPasswordSet: flag,
  })
  .transform(({ currency, ...row }): TransferTerms => {
    return {
      ...toLimits(row, currency),
      upline: row.upline ?? null,
      isPaymentPasswordSet: row.paymentPasswordSet,
    };
  });
