import { withdrawalStates } from "@atrium/schema/values";
import { and, eq, inArray } from "drizzle-orm";
import { Hono } from "hono";
import { z } from "zod";
import type { Tx } from "../db/openDatabase.ts";
import { turnoverOf } from "../deposits/turnover.ts";
import { amountIn } from "../http/amount.ts";
import type { AppEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { PlatformError, wrongField } from "../http/errors.ts";
import { requireRealAccount } from "../http/guard.ts";
import { answerWith } from "../http/idempotency/answerWith.ts";
import { idempotencyKeyOf, idempotent } from "../http/idempotency/idempotency.ts";
import { pictureIds, readJson, readQuery, someOf, text } from "../http/input.ts";
import { readEncrypted } from "../http/payload/encrypted.ts";
import { type LedgerTx, transact } from "../ledger/transact.ts";
import { findMember } from "../member/members.ts";
import { toDecimal } from "../money.ts";
import { countOf, partOf, recordQuery, recordRoute } from "../reports/recordRoute.ts";
import { during, rangeQuery, requireRange } from "../reports/reportRange.ts";
import { orderOf } from "../reports/rowOrder.ts";
import { needsIdentityCheck } from "../security/identityCheck/identityCheck.ts";
import { findPaymentPassword } from "../security/paymentPassword.ts";
import type { SitePlatform } from "../site/sitePlatform.ts";
import { requireOwnImages } from "../support/ownImages.ts";
import { confirmPayment } from "./confirmations.ts";
import { withdrawalViews } from "./withdrawal.wire.ts";
import { type Withdrawal, withdrawals } from "./withdrawals.tables.ts";
import { cancelWithdrawal, createWithdrawal, leftToday, withdrawnToday } from "./withdrawals.ts";
import { withdrawRules } from "./withdrawRules.ts";

const WITHDRAWALS_A_MINUTE = 10;
const MOST_PROOFS = 3;

const withdrawId = text(32, 1);
const CreateBody = z.object({ bankCardId: text(64, 1), amount: text(20, 1), paymentPassword: text(64, 1) });
const OneBody = z.object({ withdrawId });
const ListQuery = recordQuery().extend({ ...rangeQuery, states: someOf(withdrawalStates) });
const ConfirmBody = z.object({
  withdrawId,
  partId: z.coerce.number().int().min(1).max(10_000).optional(),
  result: z.enum(["RECEIVED", "NOT_RECEIVED", "FULLY_PAID"]),
  imageIds: pictureIds(MOST_PROOFS),
});

const COLUMNS = [
  "withdrawId",
  "createdAt",
  "state",
  "amount",
  "fee",
  "arrives",
  "currency",
  "account",
  "endedAt",
] as const;

/** A member's withdrawals, and the answers whether they arrived. */
export function withdrawalRoutes(platform: SitePlatform) {
  const { db, clock, limiter, site } = platform;

  const viewOf = async (tx: Tx, memberId: number, id: string) => {
    const own = and(eq(withdrawals.withdrawId, id), eq(withdrawals.memberId, memberId));
    const [view] = await withdrawalViews(platform, tx, await tx.select().from(withdrawals).where(own));
    if (!view) throw new PlatformError("NOT_FOUND");
    return view;
  };

  return new Hono<AppEnv>()
    .get("/wps/relay/GCS_withdrawConfig", requireRealAccount, async (c) => {
      const { memberId, currency } = c.var.session;
      const rules = withdrawRules(currency);
      if (!rules) throw new PlatformError("CHANNEL_UNAVAILABLE");
      const left = leftToday(rules, await withdrawnToday(db, memberId, currency, clock.now()));
      const turnover = await turnoverOf(db, { memberId, currency });
      const amount = (minor: bigint) => toDecimal(minor, currency);
      const { canWithdraw } = await findMember(db, memberId);
      return ok(c, {
        currency,
        allowed: canWithdraw,
        min: amount(rules.min),
        max: amount(rules.max),
        dailyCount: rules.dailyCount,
        dailyCountLeft: left.count,
        dailyAmount: amount(rules.dailyAmount),
        dailyAmountLeft: amount(left.amount),
        /** A part of the amount, `0.005` for 0.5 %. */
        feeRate: (Number(rules.feeRate) / 10_000).toString(),
        turnoverRequired: amount(turnover.required),
        turnoverDone: amount(turnover.done),
        confirmMinutes: site.brand.withdrawConfirmMinutes,
        paymentPasswordSet: (await findPaymentPassword(db, memberId)) !== undefined,
        kycRequired: await needsIdentityCheck(db, { memberId, jurisdiction: site.brand.jurisdiction }),
      });
    })
    .post("/wps/relay/GCS_withdrawCreate", requireRealAccount, async (c) => {
      const { memberId, currency } = c.var.session;
      const idempotencyKey = idempotencyKeyOf(c);
      const { bankCardId, amount: typed, paymentPassword } = await readEncrypted(c, platform, CreateBody);
      await limiter.take(`withdraw:${memberId}`, WITHDRAWALS_A_MINUTE, 60_000);
      const amount = amountIn(typed, currency);
      const request = { memberId, currency, idempotencyKey, bankCardId, amount, paymentPassword };
      const created = await createWithdrawal(platform, request);
      return ok(c, await viewOf(db, memberId, created.withdrawId));
    })
    .get("/wps/relay/GCS_withdrawDetail", requireRealAccount, async (c) =>
      ok(c, await viewOf(db, c.var.session.memberId, readQuery(c, OneBody).withdrawId)),
    )
    .get(
      "/wps/relay/GCS_withdrawList",
      requireRealAccount,
      recordRoute(platform, {
        query: ListQuery,
        list(query, { session: { memberId }, now }) {
          const where = and(
            eq(withdrawals.memberId, memberId),
            during(withdrawals.createdAt, requireRange(query, now)),
            query.states && inArray(withdrawals.state, query.states),
          );
          return {
            where,
            order: orderOf(withdrawals, "desc", "createdAt", "withdrawId"),
            select: (tx, part) => partOf(tx.select().from(withdrawals).$dynamic(), part),
            whole: countOf(withdrawals, where),
            views: (rows, tx) => withdrawalViews(platform, tx, rows),
            file: { name: "withdrawals", columns: COLUMNS, cells: (rows) => rows.map(csvView) },
          };
        },
      }),
    )
    .post("/wps/relay/GCS_withdrawCancel", requireRealAccount, async (c) => {
      const { memberId } = c.var.session;
      const asked = await readJson(c, OneBody);
      await cancelWithdrawal(platform, asked.withdrawId, memberId);
      return ok(c, await viewOf(db, memberId, asked.withdrawId));
    })
    .post("/wps/relay/GCS_withdrawConfirm", requireRealAccount, idempotent(platform), async (c) => {
      const { memberId } = c.var.session;
      const { partId, result, imageIds, ...asked } = await readJson(c, ConfirmBody);
      if (result === "NOT_RECEIVED" && imageIds.length === 0) {
        throw wrongField("imageIds", "required", { code: "PROOF_REQUIRED" });
      }
      const answer = { ...asked, memberId, number: partId, receipt: result, proofIds: imageIds };
      const confirmIn = async (tx: LedgerTx) => {
        await requireOwnImages(tx, imageIds, memberId);
        await confirmPayment(tx, platform, answer);
      };
      return answerWith<void>(
        c,
        platform,
        (keepAnswer) => transact(platform, confirmIn, keepAnswer),
        (_, tx) => viewOf(tx, memberId, asked.withdrawId),
      );
    });
}

const csvView = (withdrawal: Withdrawal) => {
  const { amount, fee, currency, bankName, last4 } = withdrawal;
  return {
    withdrawId: withdrawal.withdrawId,
    createdAt: withdrawal.createdAt,
    state: withdrawal.state,
    amount: toDecimal(amount, currency),
    fee: toDecimal(fee, currency),
    arrives: toDecimal(amount - fee, currency),
    currency,
    account: `${bankName} •••• ${last4}`,
    endedAt: withdrawal.endedAt,
  };
};
