import type { ContractKind } from "../contracts/contractKinds.ts";
import { conditionsOf } from "../contracts/contracts.tables.ts";
import { payingContract } from "../contracts/findContracts.ts";
import { offerContractIn } from "../contracts/offers.ts";
import type { Terms } from "../contracts/terms.ts";
import type { CorePlatform } from "../corePlatform.ts";
import type { Tx } from "../db/openDatabase.ts";
import { PlatformError } from "../http/errors.ts";

interface Offer {
  account: string;
  kind: ContractKind;
  /** In percent, 1 to 100. */
  share: number;
}

/**
 * Offers an agent right below a share of the terms that the agent has: the rates are that part of the own ones, rounded down; minimums
 * and period are the same. Throws NOT_ELIGIBLE without an own contract of the kind, and where the share leaves no rate.
 */
export async function offerShare(
  tx: Tx,
  platform: CorePlatform,
  agentId: number,
  { account, kind, share }: Offer,
): Promise<void> {
  const own = await payingContract(tx, kind, agentId);
  const terms = own && shareOf(conditionsOf(own).terms, BigInt(share));
  if (!own || !terms) throw new PlatformError("NOT_ELIGIBLE");
  const { period, currency, paidOnRequest } = own;
  const fixed = { dryRun: false, confirmAutoTerminate: false };
  await offerContractIn(tx, platform, agentId, { kind, account, terms, period, currency, paidOnRequest, ...fixed });
}

/** Undefined when nothing is left. A step that pays no more than the one before it goes. */
function shareOf(terms: Terms, share: bigint): Terms | undefined {
  const part = (rate: bigint) => (rate * share) / 100n;
  if (!("tiers" in terms)) {
    const shared = { ...terms, profitRate: part(terms.profitRate), lossRate: part(terms.lossRate) };
    return shared.profitRate + shared.lossRate > 0n ? shared : undefined;
  }
  const shared = terms.tiers.map((tier) => ({ ...tier, rate: part(tier.rate) }));
  const tiers = shared.filter(({ rate }, step) => rate > (shared[step - 1]?.rate ?? 0n));
  return tiers.length > 0 ? { tiers } : undefined;
}
