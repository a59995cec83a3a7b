import { movementKinds } from "@atrium/schema/values";
import { z } from "zod";
import type { Money } from "../__generated__/types.ts";
import { pageShape, toPage } from "../paging/page.wire.ts";
import { decimal, idText, instant, known, maybeText, text } from "../upstream/wire.ts";

/** A movement without its remark. */
export const movementRow = z.object({
  transactionId: idText,
  type: known(movementKinds, "UNKNOWN"),
  createdAt: instant,
  amount: decimal,
  balanceBefore: decimal,
  balanceAfter: decimal,
  currency: text,
  referenceId: maybeText,
});

export function toMovement({ currency, ...row }: z.infer<typeof movementRow>) {
  const money = (amount: string): Money => ({ amount, currency });
  return {
    internalID: row.transactionId,
    kind: row.type,
    createdAt: row.createdAt,
    amount: money(row.amount),
    balanceBefore: money(row.balanceBefore),
    balanceAfter: money(row.balanceAfter),
    reference: row.referenceId,
  };
}

const movement = movementRow
  .extend({ remark: maybeText })
  .transform((row) => ({ ...toMovement(row), remark: row.remark }));

/** Sums over a list of movements. */
export const movementTotals = z.object({ in: decimal, out: decimal, currency: text }).transform((totals) => ({
  incoming: { amount: totals.in, currency: totals.currency },
  outgoing: { amount: totals.out, currency: totals.currency },
}));

/** A page; rows that can't be read are left out. */
export const movementPage = z
  .object({ ...pageShape(movement), totals: movementTotals })
  .transform((page) => toPage(page));

export type AccountMovementModel = z.output<typeof movement>;
export type AccountMovementTotalsModel = z.output<typeof movementTotals>;
export type AccountMovementPage = z.output<typeof movementPage>;
