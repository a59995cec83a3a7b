import { accountRoutes } from "./account/account.routes.ts";
import { agentRoutes } from "./agent/agent.routes.ts";
import { announcementRoutes } from "./announcements/announcements.routes.ts";
import type { Routes } from "./app.ts";
import { bonusRoutes } from "./bonuses/bonuses.routes.ts";
import { closingRoutes } from "./closing/closing.routes.ts";
import { contractRoutes } from "./contracts/contracts.routes.ts";
import { payoutRoutes } from "./contracts/payouts/payouts.routes.ts";
import { controlRoutes } from "./control/control.routes.ts";
import { depositRoutes } from "./deposits/deposits.routes.ts";
import { payPageRoutes } from "./deposits/payPage.routes.ts";
import { eventRoutes } from "./events/events.routes.ts";
import { freeSpinRoutes } from "./freeSpins/freeSpins.routes.ts";
import { gameRoutes } from "./games/games.routes.ts";
import { memberGameRoutes } from "./games/memberGames.routes.ts";
import { winnerRoutes } from "./games/winners.routes.ts";
import { healthRoutes } from "./http/health.routes.ts";
import { payloadRoutes } from "./http/payload/payload.routes.ts";
import { digestRoutes } from "./income/digest.routes.ts";
import { overviewRoutes } from "./income/overview.routes.ts";
import { revenueRoutes } from "./income/revenue.routes.ts";
import { highestJackpot } from "./jackpots/highestJackpot.ts";
import { jackpotRoutes } from "./jackpots/jackpots.routes.ts";
import { leaderboardRoutes } from "./leaderboards/leaderboards.routes.ts";
import { lotteryRoutes } from "./lottery/lottery.routes.ts";
import { lotteryOrderRoutes } from "./lottery/orders/orders.routes.ts";
import { memberRoutes } from "./member/member.routes.ts";
import { messageRoutes } from "./member/messages.routes.ts";
import { termsRoutes } from "./member/terms.routes.ts";
import { memberTransferRoutes } from "./memberTransfers/memberTransfers.routes.ts";
import { missionRoutes } from "./missions/missions.routes.ts";
import { pictureRoutes } from "./pictures/picture.routes.ts";
import { launchRoutes } from "./play/launch.routes.ts";
import { playRoutes } from "./play/play.routes.ts";
import { roomRoutes } from "./play/rooms.routes.ts";
import { MALL } from "./points/mall.data.ts";
import { mallRoutes } from "./points/mall.routes.ts";
import { pointRoutes } from "./points/points.routes.ts";
import { promotionRoutes } from "./promotionParticipation/promotions.routes.ts";
import { publishedContractRoutes } from "./publishedContract/contract.routes.ts";
import { raffleRoutes } from "./raffle/raffle.routes.ts";
import { rebateRoutes } from "./rebates/rebates.routes.ts";
import { accountRecordRoutes } from "./records/accountRecord.routes.ts";
import { activityStatementRoutes } from "./records/activityStatement.routes.ts";
import { betRecordRoutes } from "./records/betRecord.routes.ts";
import { personalProfitRoutes } from "./records/personalProfit.routes.ts";
import { redEnvelopeRoutes } from "./redEnvelopes/redEnvelopes.routes.ts";
import { referralRoutes } from "./referral/referral.routes.ts";
import { responsibleGamingContentRoutes } from "./responsibleGaming/content.routes.ts";
import { responsibleGamingRoutes } from "./responsibleGaming/responsibleGaming.routes.ts";
import { rewardRoutes } from "./rewards/rewards.routes.ts";
import { contactRoutes } from "./security/contacts.routes.ts";
import { identityCheckRoutes } from "./security/identityCheck/identityCheck.routes.ts";
import { passkeyRoutes } from "./security/passkeys.routes.ts";
import { paymentPasswordRoutes } from "./security/paymentPassword.routes.ts";
import { payoutAccountRoutes } from "./security/payoutAccounts.routes.ts";
import { profileRoutes } from "./security/profile/profile.routes.ts";
import { secondFactorRoutes } from "./security/secondFactor.routes.ts";
import { securityRoutes } from "./security/security.routes.ts";
import { sentChangeRoutes } from "./sentChanges/sentChanges.routes.ts";
import { humanCheckRoutes } from "./session/humanCheck/humanCheck.routes.ts";
import { mfaLoginRoutes } from "./session/login/mfaLogin.routes.ts";
import { passkeyLoginRoutes } from "./session/login/passkeyLogin.routes.ts";
import { sessionRoutes } from "./session/login/session.routes.ts";
import { passwordRoutes } from "./session/password/passwords.routes.ts";
import { smsRoutes } from "./session/phone/sms.routes.ts";
import { registrationRoutes } from "./session/registration/registration.routes.ts";
import { socialRoutes } from "./session/social/social.routes.ts";
import { signInRoutes } from "./signIn/signIn.routes.ts";
import { siteRoutes } from "./site/site.routes.ts";
import { chatRoutes } from "./support/chat.routes.ts";
import { downloadRoutes } from "./support/download.routes.ts";
import { feedbackRoutes } from "./support/feedback.routes.ts";
import { helpRoutes } from "./support/help.routes.ts";
import { supportRoutes } from "./support/support.routes.ts";
import { uploadRoutes } from "./support/upload.routes.ts";
import { vipRoutes } from "./vip/vip.routes.ts";
import { currencyRoutes } from "./wallet/currencies.routes.ts";
import { walletRoutes } from "./wallet/wallet.routes.ts";
import { webhookRoutes } from "./webhooks/webhooks.routes.ts";
import { webPushRoutes } from "./webPush/webPush.routes.ts";
import { withdrawalRoutes } from "./withdrawals/withdrawals.routes.ts";

/** What the ports of pictures and games serve: nothing else of the platform. */
export const cdnRoutes: readonly Routes[] = [healthRoutes, pictureRoutes, playRoutes];

/** The routes of all domains. Their order has no meaning. */
export const routes: readonly Routes[] = [
  healthRoutes,
  payloadRoutes,
  publishedContractRoutes,
  siteRoutes,
  (platform) => announcementRoutes(platform, { highestJackpot, mall: MALL }),
  pictureRoutes,
  gameRoutes,
  memberGameRoutes,
  lotteryRoutes,
  lotteryOrderRoutes,
  winnerRoutes,
  sessionRoutes,
  mfaLoginRoutes,
  passkeyLoginRoutes,
  humanCheckRoutes,
  passwordRoutes,
  registrationRoutes,
  smsRoutes,
  socialRoutes,
  memberRoutes,
  accountRoutes,
  memberTransferRoutes,
  messageRoutes,
  identityCheckRoutes,
  securityRoutes,
  secondFactorRoutes,
  passkeyRoutes,
  payoutAccountRoutes,
  paymentPasswordRoutes,
  contactRoutes,
  profileRoutes,
  termsRoutes,
  closingRoutes,
  responsibleGamingRoutes,
  responsibleGamingContentRoutes,
  launchRoutes,
  playRoutes,
  roomRoutes,
  walletRoutes,
  sentChangeRoutes,
  currencyRoutes,
  accountRecordRoutes,
  betRecordRoutes,
  personalProfitRoutes,
  activityStatementRoutes,
  rebateRoutes,
  depositRoutes,
  withdrawalRoutes,
  payPageRoutes,
  promotionRoutes,
  bonusRoutes,
  freeSpinRoutes,
  rewardRoutes,
  referralRoutes,
  missionRoutes,
  signInRoutes,
  raffleRoutes,
  redEnvelopeRoutes,
  vipRoutes,
  webPushRoutes,
  webhookRoutes,
  leaderboardRoutes,
  jackpotRoutes,
  pointRoutes,
  mallRoutes,
  agentRoutes,
  contractRoutes,
  payoutRoutes,
  overviewRoutes,
  digestRoutes,
  revenueRoutes,
  supportRoutes,
  chatRoutes,
  helpRoutes,
  feedbackRoutes,
  downloadRoutes,
  uploadRoutes,
  eventRoutes,
  controlRoutes,
];
