import { ownRead } from "../upstream/calls.ts";
import type { Scope } from "../upstream/scope.ts";
import { listOf } from "../upstream/wire.ts";
import { account, balance } from "./wallet.wire.ts";

const calls = {
  balance: ownRead("GET /wps/v2/wallets/balance", balance),
  accounts: ownRead("GET /wps/relay/GCS_merchantWallet", listOf(account)),
};

/** The platform calls for the caller's money. */
export const walletUpstream = (scope: Scope) => ({
  balance: () => calls.balance(scope),
  accounts: () => calls.accounts(scope),
});
