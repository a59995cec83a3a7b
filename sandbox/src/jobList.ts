import { sendReports } from "./agent/savedFilters/reportMails.ts";
import { expireBonus } from "./bonuses/bonuses.ts";
import { cleanUp } from "./cleanUp.ts";
import { closeAccount } from "./closing/closing.ts";
import { endAtClose, endOffer } from "./contracts/endings.ts";
import { settleContracts } from "./contracts/payouts/settlement.ts";
import { forgetMarks } from "./db/commitMarks.ts";
import { expireDeposit } from "./deposits/deposits.ts";
import { expireFreeSpins } from "./freeSpins/freeSpins.ts";
import { fillJackpots } from "./jackpots/fillJackpots.ts";
import { trimHistory } from "./jobs/history.ts";
import { type Job, sweep } from "./jobs/job.ts";
import { every } from "./jobs/schedule.ts";
import { announceLeaderboards } from "./leaderboards/announceLeaderboards.ts";
import { endLeaderboard, payPrize } from "./leaderboards/endLeaderboard.ts";
import { countPlatformAccounts } from "./ledger/checkpoints.ts";
import { drawLotteries } from "./lottery/orders/settleDraws.ts";
import type { Platform } from "./platform.ts";
import { crowd } from "./play/crowd.ts";
import { settleRounds } from "./play/settleRounds.ts";
import { approveRedeem } from "./points/redeems.ts";
import { dailyRebates } from "./rebates/dailyRebates.ts";
import { openEnvelopes } from "./redEnvelopes/redEnvelopes.ts";
import { qualifyReferrals } from "./referral/referral.ts";
import { expireReward } from "./rewards/rewards.ts";
import { foldSums } from "./rollups/folding.ts";
import { endTrial } from "./session/login/freePlay.ts";
import { answerChat } from "./support/chat.ts";
import { keepLevels, lowerLevel } from "./vip/keepLevels.ts";
import { raiseLevel } from "./vip/vip.ts";
import { endIdle, reportBetDays } from "./webhooks/webhookJobs.ts";
import { confirmOverdue, remindToConfirm } from "./withdrawals/confirmations.ts";
import { payWithdrawal, reviewWithdrawal } from "./withdrawals/payments.ts";

const jobHistory = sweep<Platform>({
  name: "job-history",
  schedule: every(10 * 60_000),
  sweep: ({ db }) => trimHistory(db),
});

const platformAccounts = sweep<Platform>({
  name: "platform-accounts",
  schedule: every(10 * 60_000),
  sweep: ({ db }) => countPlatformAccounts(db),
});

const oldEvents = sweep<Platform>({
  name: "old-events",
  schedule: every(60_000),
  sweep: ({ events }) => events.trim(),
});

const commitMarks = sweep<Platform>({
  name: "commit-marks",
  schedule: every(3_600_000),
  sweep: ({ db }) => forgetMarks(db),
});

/** The jobs of all domains. Their order has no meaning. */
export const jobList: readonly Job<Platform>[] = [
  drawLotteries,
  settleRounds,
  foldSums,
  crowd,
  expireDeposit,
  expireBonus,
  expireFreeSpins,
  endOffer,
  endAtClose,
  settleContracts,
  dailyRebates,
  reviewWithdrawal,
  payWithdrawal,
  remindToConfirm,
  confirmOverdue,
  expireReward,
  openEnvelopes,
  raiseLevel,
  keepLevels,
  lowerLevel,
  endLeaderboard,
  payPrize,
  announceLeaderboards,
  sendReports,
  fillJackpots,
  qualifyReferrals,
  approveRedeem,
  answerChat,
  endTrial,
  closeAccount,
  reportBetDays,
  endIdle,
  platformAccounts,
  commitMarks,
  oldEvents,
  jobHistory,
  cleanUp,
];
