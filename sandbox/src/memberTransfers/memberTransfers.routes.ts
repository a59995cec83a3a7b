import { type Context, Hono } from "hono";
import { z } from "zod";
import { amountIn } from "../http/amount.ts";
import type { AppEnv, SignedInEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { PlatformError } from "../http/errors.ts";
import { requireAgent, requireRealAccount } from "../http/guard.ts";
import { idempotencyKeyOf } from "../http/idempotency/idempotency.ts";
import { readQuery, text } from "../http/input.ts";
import { readEncrypted } from "../http/payload/encrypted.ts";
import { balanceOf, memberAccountId } from "../ledger/ledger.ts";
import { maskedName } from "../member/maskedName.ts";
import { toDecimal } from "../money.ts";
import { findPaymentPassword } from "../security/paymentPassword.ts";
import type { SitePlatform } from "../site/sitePlatform.ts";
import { type TransferDirection, transferDirections } from "../wallet/memberTransfers.tables.ts";
import { transferToMember } from "./memberTransfers.ts";
import { receiverOf, senderOf } from "./receivers.ts";
import { leftToday, transferRules } from "./transferRules.ts";

const TRANSFERS_A_MINUTE = 10;

const UplineBody = z.object({
  amount: text(20, 1),
  paymentPassword: text(16, 1),
  remark: text(50)
    .optional()
    .transform((remark) => remark?.trim() || null),
});
const DownlineBody = UplineBody.extend({ account: text(64, 1) });
const ConfigQuery = z.object({ direction: z.enum(transferDirections).default("UPLINE") });

/** Transfers from members to the agent above them, and from agents to members directly below. */
export function memberTransferRoutes(platform: SitePlatform) {
  const { db, clock, limiter } = platform;

  const answer = async (
    c: Context<SignedInEnv>,
    direction: TransferDirection,
    schema: z.ZodType<z.output<typeof UplineBody> & { account?: string }>,
  ) => {
    const { memberId, actorId, currency } = c.var.session;
    const idempotencyKey = idempotencyKeyOf(c);
    const { amount: typed, ...body } = await readEncrypted(c, platform, schema);
    await limiter.take(`member-transfer:${memberId}`, TRANSFERS_A_MINUTE, 60_000);
    const amount = amountIn(typed, currency);
    const request = { ...body, memberId, signerId: actorId ?? memberId, direction, currency, idempotencyKey, amount };
    const transfer = await transferToMember(platform, request);
    return ok(c, {
      transferId: transfer.transferId,
      amount: toDecimal(transfer.amount, transfer.currency),
      balance: toDecimal(await balanceOf(db, memberAccountId(memberId, "main", transfer.currency)), transfer.currency),
      currency: transfer.currency,
      createdAt: transfer.createdAt.toISOString(),
    });
  };

  return new Hono<AppEnv>()
    .get("/wps/relay/GCS_transferConfig", requireRealAccount, async (c) => {
      const { memberId, actorId, currency } = c.var.session;
      const { direction } = readQuery(c, ConfigQuery);
      // A sub-account sends the agent's money down only.
      if (actorId !== null && direction === "UPLINE") throw new PlatformError("TRANSFER_NOT_ALLOWED");
      const { min, max, dailyAmount, dailyCount } = transferRules(currency);
      const left = await leftToday(db, c.var.session, clock.now());
      const amount = (minor: bigint) => toDecimal(minor, currency);
      await senderOf(platform, db, { memberId, direction });
      const upline = direction === "UPLINE" ? await receiverOf(platform, db, { memberId, direction }) : null;
      return ok(c, {
        currency,
        upline: upline && { account: maskedName(upline.username), nickname: upline.nickname },
        min: amount(min),
        max: amount(max),
        dailyCount,
        dailyCountLeft: left.count,
        dailyAmount: amount(dailyAmount),
        dailyAmountLeft: amount(left.amount),
        paymentPasswordSet: (await findPaymentPassword(db, actorId ?? memberId)) !== undefined,
      });
    })
    .post("/wps/relay/GCS_transferUpline", requireRealAccount, (c) => answer(c, "UPLINE", UplineBody))
    .post("/wps/relay/GCS_transferDownline", requireAgent, (c) => answer(c, "DOWNLINE", DownlineBody));
}
