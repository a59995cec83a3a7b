import type { CallName } from "../upstream/callTable.ts";
import type { ExportWords } from "./words.en.ts";

/** A column of a file: the platform's name of it, its heading, and how its cells are written. */
export interface ExportColumn {
  wire: string;
  heading: keyof ExportWords;
  /** An instant, a value with words of a group, or a text as it is. */
  form?:
    | "time"
    | "status"
    | "category"
    | "kind"
    | "deposit"
    | "withdrawal"
    | "points"
    | "cause"
    | "type"
    | "account"
    | "bonus"
    | "reward"
    | "claim"
    | "contract"
    | "payoutState";
}

/** A report of the platform that can be a file. */
export interface ExportReport {
  call: CallName;
  file: string;
  columns: readonly ExportColumn[];
}

const currency = { wire: "currency", heading: "currency" } as const;

/** What contracts paid. A contract that pays for each bet has no steps, and asks nothing else of the team. */
const payouts = (call: CallName, { hasSteps }: { hasSteps: boolean }): ExportReport => ({
  call,
  file: "contract-payouts",
  columns: [
    { wire: "payoutId", heading: "number" },
    { wire: "kind", heading: "contract", form: "contract" },
    { wire: "account", heading: "member" },
    { wire: "periodStart", heading: "from", form: "time" },
    { wire: "periodEnd", heading: "until", form: "time" },
    { wire: "validBet", heading: "teamValidStake" },
    ...(hasSteps ? stepColumns : []),
    { wire: "amount", heading: "paid" },
    ...(hasSteps ? [{ wire: "carryOver", heading: "carryOver" } as const] : []),
    currency,
    { wire: "state", heading: "status", form: "payoutState" },
    { wire: "settledAt", heading: "settled", form: "time" },
  ],
});

const stepColumns: readonly ExportColumn[] = [
  { wire: "loss", heading: "loss" },
  { wire: "bonus", heading: "bonusesAndRebates" },
  { wire: "broughtForward", heading: "broughtForward" },
  { wire: "activeMembers", heading: "activeMembers" },
  { wire: "base", heading: "base" },
  { wire: "tier", heading: "step" },
  { wire: "rate", heading: "rate" },
];

/** The reports by the name of their filter in the input; the payouts by the kind of the contracts, too. */
export const exportReports = {
  betRecord: {
    call: "GET /wps/relay/MCSFE_betRecords",
    file: "betting-record",
    columns: [
      { wire: "betId", heading: "number" },
      { wire: "placedAt", heading: "placed", form: "time" },
      { wire: "settledAt", heading: "settled", form: "time" },
      { wire: "gameName", heading: "game" },
      { wire: "gameCategory", heading: "category", form: "category" },
      { wire: "vassalage", heading: "provider" },
      { wire: "numero", heading: "round" },
      { wire: "content", heading: "selection" },
      { wire: "betAmount", heading: "stake" },
      { wire: "validBet", heading: "validStake" },
      { wire: "winAmount", heading: "payout" },
      { wire: "profit", heading: "result" },
      currency,
      { wire: "status", heading: "status", form: "status" },
    ],
  },
  accountRecord: {
    call: "GET /wps/relay/MCSFE_transactionRecords",
    file: "account-record",
    columns: [
      { wire: "transactionId", heading: "number" },
      { wire: "createdAt", heading: "time", form: "time" },
      { wire: "type", heading: "kind", form: "kind" },
      { wire: "amount", heading: "amount" },
      { wire: "balanceBefore", heading: "before" },
      { wire: "balanceAfter", heading: "after" },
      currency,
      { wire: "referenceId", heading: "reference" },
      { wire: "remark", heading: "remark" },
    ],
  },
  teamBets: {
    call: "GET /wps/relay/ACS_teamBets",
    file: "team-betting",
    columns: [
      { wire: "betId", heading: "number" },
      { wire: "account", heading: "member" },
      { wire: "placedAt", heading: "placed", form: "time" },
      { wire: "settledAt", heading: "settled", form: "time" },
      { wire: "gameName", heading: "game" },
      { wire: "gameCategory", heading: "category", form: "category" },
      { wire: "vassalage", heading: "provider" },
      { wire: "numero", heading: "round" },
      { wire: "content", heading: "selection" },
      { wire: "betAmount", heading: "stake" },
      { wire: "validBet", heading: "validStake" },
      { wire: "winAmount", heading: "payout" },
      { wire: "profit", heading: "playersBetResult" },
      currency,
      { wire: "status", heading: "status", form: "status" },
    ],
  },
  teamTransactions: {
    call: "GET /wps/relay/ACS_transactionDetails",
    file: "team-transactions",
    columns: [
      { wire: "transactionId", heading: "number" },
      { wire: "account", heading: "member" },
      { wire: "createdAt", heading: "time", form: "time" },
      { wire: "type", heading: "kind", form: "kind" },
      { wire: "amount", heading: "amount" },
      { wire: "balanceBefore", heading: "before" },
      { wire: "balanceAfter", heading: "after" },
      currency,
      { wire: "referenceId", heading: "reference" },
    ],
  },
  downline: {
    call: "GET /wps/relay/ACS_downlineList",
    file: "team",
    columns: [
      { wire: "account", heading: "member" },
      { wire: "type", heading: "type", form: "type" },
      { wire: "status", heading: "status", form: "account" },
      { wire: "level", heading: "level" },
      { wire: "children", heading: "below" },
      { wire: "balance", heading: "balance" },
      currency,
      { wire: "rebate", heading: "kind_REBATE" },
      { wire: "registeredAt", heading: "registered", form: "time" },
      { wire: "lastLoginAt", heading: "lastLogin", form: "time" },
    ],
  },
  profitAndLoss: {
    call: "GET /wps/relay/ACS_userProfitLoss",
    file: "user-profit-and-loss",
    columns: [
      { wire: "account", heading: "member" },
      { wire: "type", heading: "type", form: "type" },
      { wire: "level", heading: "level" },
      { wire: "accounts", heading: "accounts" },
      { wire: "openingBalance", heading: "openingBalance" },
      { wire: "movement", heading: "movements" },
      { wire: "closingBalance", heading: "closingBalance" },
      { wire: "deposit", heading: "deposits" },
      { wire: "withdraw", heading: "withdrawals" },
      { wire: "bet", heading: "stake" },
      { wire: "validBet", heading: "validStake" },
      { wire: "win", heading: "payout" },
      { wire: "rebate", heading: "kind_REBATE" },
      { wire: "bonus", heading: "bonuses" },
      { wire: "profit", heading: "playersResult" },
      currency,
    ],
  },
  revenue: {
    call: "GET /wps/relay/ACS_revenueReport",
    file: "my-income",
    columns: [
      { wire: "startDate", heading: "firstDay" },
      { wire: "endDate", heading: "lastDay" },
      { wire: "gross", heading: "houseResult" },
      { wire: "bonus", heading: "bonusesAndRebates" },
      { wire: "fees", heading: "fees" },
      { wire: "carryOver", heading: "broughtForward" },
      { wire: "net", heading: "net" },
      { wire: "commission", heading: "commission" },
      { wire: "salary", heading: "kind_SALARY" },
      { wire: "dividend", heading: "kind_DIVIDEND" },
      { wire: "total", heading: "paidToYou" },
      { wire: "balanceForward", heading: "carryOver" },
      currency,
    ],
  },
  contractPayouts: payouts("GET /wps/relay/ACS_contractPayouts", { hasSteps: true }),
  DIVIDEND: payouts("GET /wps/relay/ACS_dividendPayouts", { hasSteps: true }),
  DAILY_SALARY: payouts("GET /wps/relay/ACS_dailySalaryPayouts", { hasSteps: true }),
  HOURLY_SALARY: payouts("GET /wps/relay/ACS_hourlySalaryPayouts", { hasSteps: true }),
  REAL_TIME_SALARY: payouts("GET /wps/relay/ACS_realtimeSalaryPayouts", { hasSteps: false }),
  deposits: {
    call: "GET /wps/relay/GCS_depositList",
    file: "deposits",
    columns: [
      { wire: "depositId", heading: "number" },
      { wire: "createdAt", heading: "time", form: "time" },
      { wire: "channelName", heading: "channel" },
      { wire: "amount", heading: "amount" },
      { wire: "fee", heading: "fee" },
      currency,
      { wire: "state", heading: "status", form: "deposit" },
      { wire: "endedAt", heading: "ended", form: "time" },
    ],
  },
  withdrawals: {
    call: "GET /wps/relay/GCS_withdrawList",
    file: "withdrawals",
    columns: [
      { wire: "withdrawId", heading: "number" },
      { wire: "createdAt", heading: "time", form: "time" },
      { wire: "amount", heading: "amount" },
      { wire: "fee", heading: "fee" },
      { wire: "arrives", heading: "arrives" },
      currency,
      { wire: "account", heading: "account" },
      { wire: "state", heading: "status", form: "withdrawal" },
      { wire: "endedAt", heading: "ended", form: "time" },
    ],
  },
  personalProfit: {
    call: "GET /wps/relay/MCSFE_personalProfit",
    file: "profit-and-loss",
    columns: [
      { wire: "date", heading: "day" },
      { wire: "deposit", heading: "deposits" },
      { wire: "withdraw", heading: "withdrawals" },
      { wire: "bet", heading: "stake" },
      { wire: "validBet", heading: "validStake" },
      { wire: "win", heading: "payout" },
      { wire: "bonus", heading: "bonuses" },
      { wire: "rebate", heading: "rebates" },
      { wire: "netProfit", heading: "result" },
      currency,
    ],
  },
  bonuses: {
    call: "GET /wps/relay/MCSFE_bonusDetails",
    file: "bonuses",
    columns: [
      { wire: "bonusId", heading: "number" },
      { wire: "title", heading: "title" },
      { wire: "amount", heading: "amount" },
      { wire: "turnoverRequired", heading: "betsNeeded" },
      { wire: "turnoverDone", heading: "betsDone" },
      currency,
      { wire: "status", heading: "status", form: "bonus" },
      { wire: "issuedAt", heading: "given", form: "time" },
      { wire: "expiresAt", heading: "validUntil", form: "time" },
      { wire: "endedAt", heading: "ended", form: "time" },
    ],
  },
  rewards: {
    call: "GET /wps/relay/MCSFE_rewardList",
    file: "rewards",
    columns: [
      { wire: "rewardId", heading: "number" },
      { wire: "kind", heading: "kind", form: "reward" },
      { wire: "title", heading: "title" },
      { wire: "amount", heading: "amount" },
      { wire: "turnoverRequired", heading: "betsNeeded" },
      currency,
      { wire: "status", heading: "status", form: "claim" },
      { wire: "grantedAt", heading: "given", form: "time" },
      { wire: "claimBefore", heading: "validUntil", form: "time" },
      { wire: "endedAt", heading: "ended", form: "time" },
    ],
  },
  pointEntries: {
    call: "GET /wps/relay/PTS_transactions",
    file: "points",
    columns: [
      { wire: "id", heading: "number" },
      { wire: "createdAt", heading: "time", form: "time" },
      { wire: "type", heading: "pointType", form: "points" },
      { wire: "cause", heading: "cause", form: "cause" },
      { wire: "points", heading: "points" },
      { wire: "balanceAfter", heading: "pointsAfter" },
      { wire: "referenceId", heading: "reference" },
    ],
  },
} as const satisfies Record<string, ExportReport>;

export type ReportName = keyof typeof exportReports;
