import { Hono } from "hono";
import { z } from "zod";
import type { CorePlatform } from "../corePlatform.ts";
import type { AppEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { requireRealAccount } from "../http/guard.ts";
import { readJson, text } from "../http/input.ts";
import { toDecimal } from "../money.ts";
import { type CurrencyWallet, currencyWallets, selectCurrency } from "./currencies.ts";

const SelectBody = z.object({ currency: text(5, 3) });

/** A member's wallets in several currencies. */
export const currencyRoutes = (platform: CorePlatform) =>
  new Hono<AppEnv>()
    .get("/wps/relay/GCS_currencyWallets", requireRealAccount, async (c) =>
      ok(c, (await currencyWallets(platform.db, c.var.session)).map(walletView)),
    )
    .post("/wps/relay/GCS_selectCurrency", requireRealAccount, async (c) => {
      const { currency } = await readJson(c, SelectBody);
      const { memberId } = c.var.session;
      await selectCurrency(platform, memberId, currency);
      return ok(c, (await currencyWallets(platform.db, { memberId, currency })).map(walletView));
    });

const walletView = ({ currency, balance, isOpen, isActive }: CurrencyWallet) => ({
  currency,
  balance: toDecimal(balance, currency),
  open: isOpen,
  active: isActive,
});
