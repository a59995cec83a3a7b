import type { SitePart } from "../__generated__/types.ts";
import { moment } from "../deadlines/moment.ts";
import { isMissingCall } from "../errors/mask.ts";
import { UpstreamError } from "../errors/upstreamError.ts";
import type { Brand } from "../request/brands.ts";
import type { CallName } from "../upstream/callTable.ts";
import type { UpstreamClient } from "../upstream/http/client.ts";
import { usualLimitMs } from "../upstream/http/exchange.ts";
import { gatewayItself } from "../upstream/http/outgoing.ts";

/** The read that each part of the site begins with. Without it the part has nothing to show. */
const firstReads: readonly [SitePart, CallName][] = [
  ["BETS", "GET /wps/relay/MCSFE_betRecords"],
  ["BONUSES", "GET /wps/relay/MCSFE_bonusDetails"],
  ["DEPOSITS", "GET /wps/relay/GCS_depositChannels"],
  ["JACKPOTS", "GET /wps/relay/GCSGAME_jackpotList"],
  ["LEADERBOARDS", "GET /wps/relay/PRM_leaderboardList"],
  ["MATCHES", "GET /wps/relay/GCSGAME_matchList"],
  ["MESSAGES", "GET /wps/relay/MCSFE_messageList"],
  ["MISSIONS", "GET /wps/relay/MCSFE_missionList"],
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

const [HALF_MINUTE_MS, HOUR_MS] = [30_000, 3_600_000];

/**
 * Asks a brand's platform for each part, as a guest: a bare 404 says that it has no such call, a refusal that it has. What does
 * not answer stays as it was known. Returns whether all of them answered.
 */
export async function learnParts({ shared }: Brand): Promise<boolean> {
  const before = shared.missingParts;
  const answers = await Promise.all(
    firstReads.map(async ([part, name]) => ({ part, isMissing: await isMissingAt(shared.client, name) })),
  );
  shared.missingParts = answers
    .filter(({ part, isMissing }) => isMissing ?? before.includes(part))
    .map(({ part }) => part);
  // Answers that were made from the earlier list are not used any more.
  if (String(shared.missingParts) !== String(before)) shared.settingsChangedAt = moment();
  return answers.every(({ isMissing }) => isMissing !== undefined);
}

/** Whether the platform lacks a call; undefined while it does not answer. */
const isMissingAt = (client: UpstreamClient, name: CallName): Promise<boolean | undefined> =>
  client
    .send({
      name,
      path: name.slice(name.indexOf(" ") + 1),
      args: {},
      caller: gatewayItself,
      milliseconds: usualLimitMs,
    })
    .then(
      () => false,
      (error: unknown) => (error instanceof UpstreamError && error.status >= 400 ? isMissingCall(error) : undefined),
    );

/** Learns the parts of a brand now, and again each hour; sooner while the platform does not answer. */
export async function followParts(brand: Brand): Promise<void> {
  const isKnown = await learnParts(brand);
  setTimeout(() => void followParts(brand), isKnown ? HOUR_MS : HALF_MINUTE_MS).unref();
}
