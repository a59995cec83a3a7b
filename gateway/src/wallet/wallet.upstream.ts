import { z } from "zod";
import type { Money } from "../__generated__/resolvers.ts";
import { ownRead } from "../upstream/calls.ts";
import type { Scope } from "../upstream/scope.ts";
import { decimal, idText, instant, listOf, maybeText, text } from "../upstream/wire.ts";

/** Whose wallet it is: what is in it is asked when a field wants it. */
export interface WalletOwner {
  customerId: string;
}

export interface Balance {
  total: Money;
  available: Money;
  bonus: Money;
  locked: Money;
  updatedAt: string;
}

export interface WalletAccount {
  code: string;
  name: string;
  balance: Money;
}

const balance = z
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

const account = z
  .object({ accountType: idText, vassalage: maybeText, name: text, balance: decimal, currency: text })
  .transform(
    (row): WalletAccount => ({
      code: row.accountType,
      name: row.name,
      balance: { amount: row.balance, currency: row.currency },
    }),
  );

const calls = {
  balance: ownRead("GET /wps/v2/wallets/balance", balance),
  accounts: ownRead("GET /wps/relay/GCS_merchantWallet", listOf(account)),
};

/** The calls about the caller's money. */
export const walletUpstream = (scope: Scope) => ({
  balance: () => calls.balance(scope),
  accounts: () => calls.accounts(scope),
});
