import type { SitePart } from "../__generated__/types.ts";
import { isMissingCall } from "../errors/mask.ts";
import { UpstreamError } from "../errors/upstreamError.ts";
import type { Brand } from "../request/brands.ts";
import type { CallName } from "../upstream/callTable.ts";
import { usualLimitMs } from "../upstream/http/exchange.ts";
import { gatewayItself } from "../upstream/http/outgoing.ts";

/** The read that each part of the site begins with. Without it the part has nothing to show. */
const firstReads: readonly [SitePart, CallName][] = [
  ["BETS", "GET /wps/relay/MCSFE_betRecords"],
  ["BONUSES", "GET /wps/relay/MCSFE_bonusDetails"],
  ["DEPOSITS", "GET /wps/relay/GCS_depositChannels"],
  ["JACKPOTS", "GET /wps/relay/GCSGAME_jackpotList"],
  ["LEADERBOARDS", "GET /wps/relay/PRM_leaderboardList"],
  ["MESSAGES", "GET /wps/relay/MCSFE_messageList"],
  ["PAGES", "GET /wps/system/page"],
  ["POSTBACKS", "GET /wps/relay/ACS_postback"],
  ["PROFIT", "GET /wps/relay/MCSFE_personalProfit"],
  ["PROMOTIONS", "GET /wps/relay/PRM_list"],
  ["RAFFLE", "GET /wps/relay/PRM_raffleDetail"],
  ["RED_ENVELOPES", "GET /wps/relay/PRM_redEnvelopeList"],
  ["REFERRAL", "GET /wps/relay/MCSFE_referralSummary"],
  ["REWARDS", "GET /wps/relay/MCSFE_rewardList"],
  ["SIGN_IN", "GET /wps/relay/PRM_signInStatus"],
  ["STATEMENT", "GET /wps/member/activityStatement"],
  ["TRANSACTIONS", "GET /wps/relay/MCSFE_transactionRecords"],
  ["VIP", "GET /wps/relay/MCSFE_vipLevels"],
  ["WITHDRAWALS", "GET /wps/relay/GCS_withdrawConfig"],
];

const HOUR_MS = 3_600_000;

/**
 * Asks a brand's platform for each part, as a guest: a bare 404 says that it has no such call, a refusal that it has. What does
 * not answer stays as it was known.
 */
export async function learnParts({ shared }: Brand): Promise<void> {
  const missing = new Set(shared.missingParts);
  for (const [part, name] of firstReads) {
    const path = name.slice(name.indexOf(" ") + 1);
    const isMissing = await shared.client
      .send({ name, path, args: {}, caller: gatewayItself, milliseconds: usualLimitMs })
      .then(
        () => false,
        (error: unknown) => (error instanceof UpstreamError && error.status >= 400 ? isMissingCall(error) : undefined),
      );
    if (isMissing === true) missing.add(part);
    if (isMissing === false) missing.delete(part);
  }
  shared.missingParts = [...missing];
}

/** Learns the parts of a brand now, and again each hour. */
export async function followParts(brand: Brand): Promise<void> {
  setInterval(() => void learnParts(brand), HOUR_MS).unref();
  await learnParts(brand);
}
