import { paymentStates, withdrawalStates } from "@atrium/schema/values";
import { z } from "zod";
import type { Money } from "../__generated__/types.ts";
import { pageOf } from "../paging/page.wire.ts";
import { count, decimal, idText, instant, isSameAmount, known, maybeInstant, text } from "../upstream/wire.ts";
import { limits, toLimits } from "./limits.wire.ts";

export const terms = z
  .object({
    currency: text,
    ...limits,
    feeRate: decimal,
    turnoverRequired: decimal,
    turnoverDone: decimal,
    confirmMinutes: count,
    paymentPasswordSet: z.boolean(),
    kycRequired: z.boolean(),
    allowed: z.boolean().nullish(),
  })
  .transform(({ currency, ...row }) => {
    const money = (amount: string): Money => ({ amount, currency });
    return {
      isAllowed: row.allowed ?? true,
      ...toLimits(row, currency),
      feeRate: row.feeRate,
      turnoverRequired: money(row.turnoverRequired),
      turnoverDone: money(row.turnoverDone),
      confirmMinutes: row.confirmMinutes,
      isPaymentPasswordSet: row.paymentPasswordSet,
      isIdentityCheckNeeded: row.kycRequired,
    };
  });
export type WithdrawalTermsModel = z.output<typeof terms>;

const part = z.object({
  partId: idText,
  amount: decimal,
  state: known(paymentStates, "UNKNOWN"),
  paidAt: instant,
  confirmBefore: maybeInstant,
  endedAt: maybeInstant,
  depositFinal: z.boolean(),
  proofs: count,
});

const step = z.object({ state: known(withdrawalStates, "UNKNOWN"), at: instant });

export const withdrawal = z
  .object({
    withdrawId: idText,
    bankName: text,
    last4: text,
    amount: decimal,
    fee: decimal,
    arrives: decimal,
    paid: decimal,
    currency: text,
    state: known(withdrawalStates, "UNKNOWN"),
    createdAt: instant,
    endedAt: maybeInstant,
    confirmBefore: maybeInstant,
    cancellable: z.boolean(),
    parts: z.array(part).max(10_000),
    timeline: z.array(step).max(10_000),
  })
  .transform(({ withdrawId, last4, arrives, cancellable, currency, ...row }) => {
    const money = (amount: string): Money => ({ amount, currency });
    const canConfirm = (state: (typeof row.parts)[number]["state"]) =>
      state === "AWAITING_CONFIRM" || state === "DISPUTED";
    const isAllPaid = isSameAmount(row.paid, arrives);
    return {
      ...row,
      internalID: withdrawId,
      lastFour: last4,
      amount: money(row.amount),
      fee: money(row.fee),
      arriving: money(arrives),
      paid: money(row.paid),
      viewerCanCancel: cancellable,
      viewerCanConfirm: isAllPaid && row.parts.some(({ state }) => canConfirm(state)),
      parts: row.parts.map((one) => ({
        internalID: one.partId,
        amount: money(one.amount),
        state: one.state,
        paidAt: one.paidAt,
        confirmBefore: one.confirmBefore,
        endedAt: one.endedAt,
        isDepositFinal: one.depositFinal,
        proofCount: one.proofs,
        viewerCanConfirm: canConfirm(one.state),
      })),
    };
  });

/** A withdrawal of the caller. */
export type WithdrawalModel = z.output<typeof withdrawal>;

export const withdrawalPage = pageOf(withdrawal);
