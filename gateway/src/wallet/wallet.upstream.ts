import { z } from "zod";
import { change, ownRead } from "../upstream/calls.ts";
import type { Scope } from "../upstream/scope.ts";
import { listOf } from "../upstream/wire.ts";
import { account, balance, currencyWallet, funds, moved } from "./wallet.wire.ts";

const calls = {
  balance: ownRead("GET /wps/v2/wallets/balance", balance),
  accounts: ownRead("GET /wps/relay/GCS_merchantWallet", listOf(account)),
  funds: ownRead("GET /wps/member/info/funds/consolidated", funds),
  currencyWallets: ownRead("GET /wps/relay/GCS_currencyWallets", listOf(currencyWallet)),
  selectCurrency: change("POST /wps/relay/GCS_selectCurrency", z.unknown()),
  transfer: change("POST /wps/relay/GCS_walletTransfer", moved),
};

/** A transfer between wallets, by the platform's codes. */
export interface Transfer {
  from: string;
  to: string;
  amount: string | null;
  idempotencyKey: string;
}

/** The platform calls for the caller's money. */
export const walletUpstream = (scope: Scope) => ({
  balance: () => calls.balance(scope),
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
});
