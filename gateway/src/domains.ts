import { agent } from "./agent/agent.domain.ts";
import { agentApplications } from "./agentApplications/agentApplications.domain.ts";
import { announcements } from "./announcements/announcements.domain.ts";
import { bonuses } from "./bonuses/bonuses.domain.ts";
import { claimable } from "./claimable/claimable.domain.ts";
import { contracts } from "./contracts/contracts.domain.ts";
import { developers } from "./developers/developers.domain.ts";
import { fileExport } from "./export/export.domain.ts";
import { fieldData } from "./fieldData/fieldData.domain.ts";
import { freeSpins } from "./freeSpins/freeSpins.domain.ts";
import { games } from "./games/games.domain.ts";
import type { Domain } from "./graph/domain.ts";
import { income } from "./income/income.domain.ts";
import { jackpots } from "./jackpots/jackpots.domain.ts";
import { leaderboards } from "./leaderboards/leaderboards.domain.ts";
import { lottery } from "./lottery/lottery.domain.ts";
import { member } from "./member/member.domain.ts";
import { missions } from "./missions/missions.domain.ts";
import { points } from "./points/points.domain.ts";
import { profitLoss } from "./profitLoss/profitLoss.domain.ts";
import { promotions } from "./promotions/promotions.domain.ts";
import { raffle } from "./raffle/raffle.domain.ts";
import { records } from "./records/records.domain.ts";
import { redEnvelopes } from "./redEnvelopes/redEnvelopes.domain.ts";
import { referral } from "./referral/referral.domain.ts";
import { responsibleGaming } from "./responsibleGaming/responsibleGaming.domain.ts";
import { rewards } from "./rewards/rewards.domain.ts";
import { security } from "./security/security.domain.ts";
import { session } from "./session/session.domain.ts";
import { signIn } from "./signIn/signIn.domain.ts";
import { site } from "./site/site.domain.ts";
import { support } from "./support/support.domain.ts";
import { uploads } from "./uploads/uploads.domain.ts";
import { vip } from "./vip/vip.domain.ts";
import { wallet } from "./wallet/wallet.domain.ts";
import { webhooks } from "./webhooks/webhooks.domain.ts";
import { webPush } from "./webPush/webPush.domain.ts";

/** All domains of the gateway. A new domain is added here and nowhere else. */
export const domains: readonly Domain[] = [
  site,
  session,
  member,
  security,
  responsibleGaming,
  wallet,
  records,
  bonuses,
  freeSpins,
  rewards,
  claimable,
  referral,
  games,
  lottery,
  announcements,
  promotions,
  missions,
  signIn,
  raffle,
  redEnvelopes,
  vip,
  webPush,
  webhooks,
  leaderboards,
  jackpots,
  points,
  agent,
  agentApplications,
  contracts,
  income,
  profitLoss,
  fileExport,
  fieldData,
  support,
  uploads,
  developers,
];

/** The sections that `readConfig` reads for the domains. */
export const configSections = domains.flatMap(({ config = [] }) => config);
