import { z } from "zod";
import type { CurrencyWallet, Money } from "../__generated__/types.ts";
import { decimal, flag, idText, maybeDecimal, maybeInstant, maybeText, text } from "../upstream/wire.ts";

/** A platform that sends the sum only has neither bonuses nor money that is held. */
export const balance = z
  .object({
    sumBalance: decimal,
    currency: maybeText,
    available: maybeDecimal,
    bonus: maybeDecimal,
    locked: maybeDecimal,
    updatedAt: maybeInstant,
  })
  .transform((row) => ({
    currency: row.currency,
    amounts: {
      total: row.sumBalance,
      available: row.available ?? row.sumBalance,
      bonus: row.bonus ?? "0",
      locked: row.locked ?? "0",
    },
    updatedAt: row.updatedAt ?? new Date().toISOString(),
  }));

/** What a transfer moved. */
export const moved = z
  .object({ amount: decimal, currency: text })
  .transform(({ amount, currency }): Money => ({ amount, currency }));

export const account = z
  .object({ accountType: idText, name: text, balance: decimal, currency: text, status: maybeText })
  .transform((row) => ({
    code: row.accountType,
    name: row.name,
    balance: { amount: row.balance, currency: row.currency },
    isOpen: row.status !== "MAINTENANCE",
  }));
export type WalletAccountModel = z.output<typeof account>;

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
