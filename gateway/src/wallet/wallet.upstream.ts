import { z } from "zod";
import type { Money } from "../__generated__/types.ts";
import { change, ownRead } from "../upstream/calls.ts";
import { defineUpstream } from "../upstream/scope.ts";
import { listOf } from "../upstream/wire.ts";
import type { Balance } from "./wallet.model.ts";
import { account, balance, currencyWallet, funds, moved } from "./wallet.wire.ts";

const calls = {
  balance: ownRead("GET /wps/v2/wallets/balance", balance),
  accounts: ownRead("GET /wps/relay/GCS_merchantWallet", listOf(account)),
  funds: ownRead("GET /wps/member/info/funds/consolidated", funds),
  currencyWallets: ownRead("GET /wps/relay/GCS_currencyWallets", listOf(currencyWallet)),
  selectCurrency: change("POST /wps/relay/GCS_selectCurrency", z.unknown()),
  // The documents show no answer.
  transfer: change("POST /wps/relay/GCS_walletTransfer", moved.nullable().catch(null)),
};

/** A transfer between wallets, by the platform's codes. */
export interface Transfer {
  from: string;
  to: string;
  amount: string | null;
  idempotencyKey: string;
}

/** The platform calls for the caller's money. */
export const walletUpstream = defineUpstream((scope) => ({
  async balance(): Promise<Balance> {
    const { amounts, currency: sent, updatedAt } = await calls.balance(scope);
    const currency = sent ?? scope.shared.unsaid.currency;
    const money = (amount: string): Money => ({ amount, currency });
    return {
      total: money(amounts.total),
      available: money(amounts.available),
      bonus: money(amounts.bonus),
      locked: money(amounts.locked),
      updatedAt,
    };
  },
  accounts: () => calls.accounts(scope),
  funds: () => calls.funds(scope),
  currencyWallets: () => calls.currencyWallets(scope),
  selectCurrency: (currency: string) => calls.selectCurrency(scope, { body: { currency } }),
  /** Moves an amount, or without one the whole balance, from one of the caller's wallets to another, once per key. */
  transfer: ({ from, to, amount, idempotencyKey }: Transfer) =>
    calls.transfer(scope, {
      idempotencyKey,
      body: { fromAccountType: from, toAccountType: to, amount: amount ?? "all" },
    }),
}));
