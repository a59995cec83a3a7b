import { z } from "zod";
import type { Money } from "../__generated__/types.ts";
import { count, decimal, idText, instant, known, maybeText, text } from "../upstream/wire.ts";
import type { AccountMovementModel, AccountMovementPage } from "./accountRecord.model.ts";

export const movementKinds = [
  "DEPOSIT",
  "WITHDRAW",
  "TRANSFER",
  "BET",
  "WIN",
  "REFUND",
  "BONUS",
  "REBATE",
  "SALARY",
  "DIVIDEND",
  "POINTS",
  "ADJUST",
] as const;

const movement = z
  .object({
    transactionId: idText,
    type: known(movementKinds, "UNKNOWN"),
    createdAt: instant,
    amount: decimal,
    balanceBefore: decimal,
    balanceAfter: decimal,
    currency: text,
    referenceId: maybeText,
    remark: maybeText,
  })
  .transform(({ currency, ...row }): AccountMovementModel => {
    const money = (amount: string): Money => ({ amount, currency });
    return {
      internalID: row.transactionId,
      kind: row.type,
      createdAt: row.createdAt,
      amount: money(row.amount),
      balanceBefore: money(row.balanceBefore),
      balanceAfter: money(row.balanceAfter),
      reference: row.referenceId,
      remark: row.remark,
    };
  });

/** A page; rows that can't be read are left out. */
export const movementPage = z
  .object({
    list: z.array(movement.nullable().catch(null)),
    totalCount: count,
    totals: z.object({ in: decimal, out: decimal, currency: text }),
  })
  .transform(
    ({ list, totalCount, totals }): AccountMovementPage => ({
      items: list.filter((row) => row !== null),
      total: totalCount,
      totals: {
        incoming: { amount: totals.in, currency: totals.currency },
        outgoing: { amount: totals.out, currency: totals.currency },
      },
    }),
  );
