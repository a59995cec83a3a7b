import { z } from "zod";
import type { CurrencyWallet, Money } from "../__generated__/types.ts";
import { decimal, flag, idText, instant, maybeText, text } from "../upstream/wire.ts";
import type { Balance, WalletAccountModel } from "./wallet.model.ts";
export const balance = z
  .object({
    sumBalance: decimal,
    currency: text,
    available: decimal,
    bonus: decimal,
    locked: decimal,
    updatedAt: instant,
  })
  .transform(
    ({ currency, ...row }): Balance => ({
      total: { amount: row.sumBalance, currency },
      available: { amount: row.available, currency },
      bonus: { amount: row.bonus, currency },
      locked: { amount: row.locked, currency },
      updatedAt: row.updatedAt,
    }),
  );

/** What a transfer moved. */
export const moved = z
  .object({ amount: decimal, currency: text })
  .transform(({ amount, currency }): Money => ({ amount, currency }));

export const account = z
  .object({ accountType: idText, name: text, balance: decimal, currency: text, status: maybeText })
  .transform(
    (row): WalletAccountModel => ({
      code: row.accountType,
      name: row.name,
      balance: { amount: row.balance, currency: row.currency },
      isOpen: row.status !== "MAINTENANCE",
    }),
  );

/** A member's funds by place. */
export const funds = z
  .object({ funds: z.object({ games: decimal, currency: text }) })
  .transform(({ funds: { games, currency } }): { games: Money } => ({ games: { amount: games, currency } }));

export const currencyWallet = z.object({ currency: text, balance: decimal, open: flag, active: flag }).transform(
  ({ currency, balance, open, active }): CurrencyWallet => ({
    currency,
    balance: { amount: balance, currency },
    isOpen: open,
    isActive: active,
  }),
);
