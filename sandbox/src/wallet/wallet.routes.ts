import { Hono } from "hono";
import { z } from "zod";
import type { CorePlatform } from "../corePlatform.ts";
import { catalogueOf } from "../games/catalogue.ts";
import { statusOf } from "../games/gameView.ts";
import { amountIn } from "../http/amount.ts";
import type { AppEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { wrongField } from "../http/errors.ts";
import { requireRealAccount, requireSession } from "../http/guard.ts";
import { idempotencyKeyOf, idempotent } from "../http/idempotency/idempotency.ts";
import { requestKeyOf } from "../http/idempotency/madeBefore.ts";
import { readJson, text } from "../http/input.ts";
import { transact } from "../ledger/transact.ts";
import { toDecimal } from "../money.ts";
import { transferFunds } from "./transfer.ts";
import {
  fundsOf,
  MAIN_ACCOUNT_TYPE,
  MAIN_WALLET_NAME,
  vendorAccountId,
  WALLET_VENDORS,
  walletAccountId,
} from "./wallets.ts";

const TransferInput = z
  .object({
    fromAccountType: text(32, 1),
    toAccountType: text(32, 1),
    /** An amount, or `all` for the whole balance. */
    amount: text(20, 1),
  })
  .refine((input) => input.fromAccountType !== input.toAccountType, {
    path: ["toAccountType"],
    message: "same wallet",
  });

/** Balances and transfers between a member's own wallets. */
export const walletRoutes = (platform: CorePlatform) =>
  new Hono<AppEnv>()
    .get("/wps/v2/wallets/balance", requireSession, async (c) => {
      const { currency } = c.var.session;
      const funds = await fundsOf(platform.db, c.var.session);
      return ok(c, {
        sumBalance: toDecimal(funds.total, currency),
        currency,
        available: toDecimal(funds.main, currency),
        bonus: toDecimal(funds.bonus, currency),
        locked: toDecimal(funds.locked, currency),
        updatedAt: funds.updatedAt.toISOString(),
      });
    })
    .get("/wps/relay/GCS_merchantWallet", requireRealAccount, async (c) => {
      const { session } = c.var;
      const { currency } = session;
      const funds = await fundsOf(platform.db, session);
      const main = {
        accountType: MAIN_ACCOUNT_TYPE,
        vassalage: null,
        name: MAIN_WALLET_NAME[c.var.language],
        balance: funds.main,
        status: "ACTIVE",
      };
      const makers = (await catalogueOf(platform)).vendors;
      const now = platform.clock.now();
      const vendors = WALLET_VENDORS.map(({ vassalage, name }) => ({
        accountType: vassalage,
        vassalage,
        name,
        balance: funds.byAccount.get(vendorAccountId(session, vassalage)) ?? 0n,
        status: statusOf(makers.get(vassalage), now),
      }));
      return ok(
        c,
        [main, ...vendors].map((wallet) => ({
          ...wallet,
          balance: toDecimal(wallet.balance, currency),
          currency,
        })),
      );
    })
    .post("/wps/relay/GCS_walletTransfer", requireRealAccount, idempotent(platform), async (c) => {
      const { memberId, currency } = c.var.session;
      const input = await readJson(c, TransferInput);
      const accountOf = (field: "fromAccountType" | "toAccountType") => {
        const id = walletAccountId(c.var.session, input[field]);
        if (!id) throw wrongField(field, "unknown");
        return id;
      };
      const vendor = (await catalogueOf(platform)).vendors.get(input.toAccountType);
      const now = platform.clock.now();
      const amount = input.amount === "all" ? "all" : amountIn(input.amount, currency);
      const transfer = {
        key: `transfer:${requestKeyOf({ memberId, idempotencyKey: idempotencyKeyOf(c) })}`,
        memberId,
        currency,
        fromAccountId: accountOf("fromAccountType"),
        toAccountId: accountOf("toAccountType"),
        amount,
        at: now,
        isClosed: vendor !== undefined && statusOf(vendor, now) === "MAINTENANCE",
      } as const;
      const done = await transact(platform, (tx) => transferFunds(tx, transfer));
      return ok(c, {
        transferId: String(done.transactionId),
        state: "SUCCESS",
        amount: toDecimal(done.amount, currency),
        fromBalance: toDecimal(done.fromBalance, currency),
        toBalance: toDecimal(done.toBalance, currency),
        currency,
      });
    });
