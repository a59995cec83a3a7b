import type { CallName } from "./exchange.ts";

/**
 * The changes that the contract marks as repeatable (ⓘ): the platform carries them out once per `Idempotency-Key`, which
 * it requires. After a lost answer only these changes are sent again. A test compares the list with the sandbox.
 */
export const keyedCalls: ReadonlySet<CallName> = new Set<CallName>([
  "POST /lgw/orders",
  "POST /wps/relay/GCS_walletTransfer",
  "POST /wps/relay/GCS_depositCreate",
  "POST /wps/relay/GCS_transferUpline",
  "POST /wps/relay/GCS_transferDownline",
  "POST /wps/relay/MCSFE_bonusForfeit",
  "POST /wps/relay/GCS_withdrawCreate",
  "POST /wps/relay/GCS_withdrawConfirm",
  "POST /wps/relay/MCSFE_rewardClaim",
  "POST /wps/relay/MCSFE_missionClaim",
  "POST /wps/relay/GLS2_launchRoom",
]);
