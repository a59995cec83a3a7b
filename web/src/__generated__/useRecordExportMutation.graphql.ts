/**
 * @generated SignedSource<<5bbfb6bc5dbdbe093c313be1c83d1534>>
 * @relayHash 5ad7140a0fa3e47298e6a887508480b5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f52e11c2d2a55a2e35aaed2caf21c682f7fa85b645e7496cc95e7db5ef3d42ad

import type { ConcreteRequest } from 'relay-runtime';
export type AccountMovementKind = "ADJUST" | "BET" | "BONUS" | "DEPOSIT" | "DIVIDEND" | "FREE_SPINS" | "JACKPOT" | "POINTS" | "REBATE" | "REFUND" | "SALARY" | "TRANSFER" | "UNKNOWN" | "WIN" | "WITHDRAW" | "%future added value";
export type BetStatus = "CANCELLED" | "DRAW" | "LOST" | "UNKNOWN" | "UNSETTLED" | "WON" | "%future added value";
export type BonusStatus = "ACTIVE" | "COMPLETED" | "EXPIRED" | "FORFEITED" | "UNKNOWN" | "%future added value";
export type ContractKind = "DAILY_SALARY" | "DIVIDEND" | "HOURLY_SALARY" | "REAL_TIME_SALARY" | "%future added value";
export type DepositState = "CANCELLED" | "CREATED" | "EXPIRED" | "FAILED" | "PENDING" | "SUCCESS" | "UNKNOWN" | "%future added value";
export type GameCategory = "ELOTT" | "ESPORTS" | "FISH" | "LIVE" | "PVP" | "RNG" | "SPORTS" | "%future added value";
export type LotteryOrderState = "CANCELLED" | "LOST" | "OPEN" | "REFUNDED" | "UNKNOWN" | "WON" | "%future added value";
export type MovementDirection = "IN" | "OUT" | "%future added value";
export type PeriodPreset = "LAST_30" | "LAST_7" | "LAST_MONTH" | "LAST_WEEK" | "NEXT_30" | "NEXT_7" | "THIS_MONTH" | "THIS_WEEK" | "TODAY" | "YESTERDAY" | "%future added value";
export type PointRedeemStatus = "APPROVED" | "IN_PROCESS" | "REJECTED" | "UNKNOWN" | "%future added value";
export type PointType = "DEPOSIT" | "LIVE" | "LOTTERY" | "PVP" | "REDEEM" | "SLOTS" | "SPORTS" | "UNKNOWN" | "%future added value";
export type RevenueGroup = "DAY" | "MONTH" | "WEEK" | "%future added value";
export type RewardKind = "MISSION" | "POINTS" | "PROMOTION" | "RAFFLE" | "RED_ENVELOPE" | "REFERRAL" | "SIGN_IN" | "UNKNOWN" | "VIP" | "%future added value";
export type RewardStatus = "AVAILABLE" | "CLAIMED" | "EXPIRED" | "UNKNOWN" | "%future added value";
export type UserErrorCode = "ACCOUNT_CLOSED" | "ACCOUNT_LOCKED" | "ACCOUNT_NOT_EMPTY" | "ACCOUNT_SUSPENDED" | "AFFILIATE_CODE_INVALID" | "AGE_NOT_CONFIRMED" | "AGE_NOT_MET" | "ALREADY_APPLIED" | "ALREADY_CLAIMED" | "ALREADY_SIGNED" | "AMOUNT_OUT_OF_RANGE" | "BANK_CARD_COOLING" | "BANK_CARD_EXISTS" | "BANK_CARD_LIMIT" | "BET_NOT_ALLOWED" | "CAPTCHA_INVALID" | "CAPTCHA_REQUIRED" | "CHANNEL_UNAVAILABLE" | "CODE_EXPIRED" | "CODE_INVALID" | "CODE_TRIES_EXCEEDED" | "CONFIRM_WINDOW_CLOSED" | "CONTACT_COOLING" | "CONTACT_MISSING" | "CONTRACT_EXISTS" | "CONTRACT_LOWER_THAN_DOWNLINE" | "CONTRACT_RATE_TOO_HIGH" | "CONTRACT_STATE" | "CURRENCY_NOT_OFFERED" | "DEMO_NOT_AVAILABLE" | "DOWNLINE_NOT_FOUND" | "DRAW_CLOSED" | "EMAIL_TAKEN" | "EXPORT_TOO_LARGE" | "FAVORITE_LIMIT" | "FEATURE_DISABLED" | "FILTER_LIMIT" | "GAME_MAINTENANCE" | "GAME_NOT_FOUND" | "HUMAN_CHECK_FAILED" | "IDENTITY_CHECK_CLOSED" | "ID_NUMBER_TAKEN" | "IMAGE_COUNT" | "IMAGE_TOO_LARGE" | "IMAGE_TYPE" | "INSUFFICIENT_BALANCE" | "INVITE_LINK_LIMIT" | "KYC_REQUIRED" | "LOGIN_FAILED" | "LOGIN_TOKEN_INVALID" | "MFA_ENABLED" | "MFA_EXPIRED" | "MFA_INVALID" | "MOBILE_TAKEN" | "NOT_AGENT_ACCOUNT" | "NOT_ELIGIBLE" | "NOT_MEMBER_ACCOUNT" | "NO_TICKET" | "ORDER_NOT_CANCELLABLE" | "PASSKEY_INVALID" | "PASSKEY_LIMIT" | "PASSWORD_INCORRECT" | "PASSWORD_REUSED" | "PASSWORD_WEAK" | "PAYMENT_PASSWORD_INVALID" | "PAYMENT_PASSWORD_LOCKED" | "PAYMENT_PASSWORD_NOT_SET" | "PHONE_CAPTCHA_FAILED" | "PHONE_CODE_EXPIRED" | "PHONE_CODE_INVALID" | "PHONE_CODE_MISSING" | "PHONE_INVALID" | "PHONE_MISSING" | "PHONE_OPERATION_NOT_ALLOWED" | "PHONE_QUOTA_EXCEEDED" | "PHONE_TOO_MANY_REQUESTS" | "PHONE_UNKNOWN" | "PLAY_TYPE_INVALID" | "POINTS_INSUFFICIENT" | "PROMOTION_NOT_OPEN" | "PROOF_REQUIRED" | "RATE_LIMITED" | "REGISTRATION_CLOSED" | "RESET_LINK_INVALID" | "RESTRICTED_ABOVE" | "REWARD_LIMIT" | "REWARD_OUT_OF_STOCK" | "RG_LIMIT_PENDING" | "RG_LIMIT_REACHED" | "RG_REALITY_CHECK_PENDING" | "RG_SELF_EXCLUDED" | "RG_SESSION_LIMIT" | "RG_TIME_OUT" | "ROOM_FULL" | "SMS_SEND_FAILED" | "SMS_TOO_SOON" | "SOCIAL_NOT_LINKED" | "STAKE_OUT_OF_RANGE" | "TERMS_NOT_ACCEPTED" | "TRANSFER_CONFIRM_NEEDED" | "TRANSFER_LIMIT" | "TRANSFER_NOT_ALLOWED" | "TURNOVER_NOT_MET" | "UNKNOWN" | "USERNAME_TAKEN" | "VALIDATION_FAILED" | "WITHDRAW_LIMIT" | "WITHDRAW_NOT_ALLOWED" | "%future added value";
export type WithdrawalState = "APPROVED" | "AWAITING_CONFIRM" | "CANCELLED" | "DISPUTED" | "FORCED_RECEIVED" | "FULLY_PAID" | "PAYING" | "RECEIVED" | "REJECTED" | "REVIEW" | "UNKNOWN" | "%future added value";
export type ExportRecordInput = {
  accountRecord: AccountRecordFilter;
  activityStatement?: never;
  betRecord?: never;
  bonuses?: never;
  contractPayouts?: never;
  deposits?: never;
  downline?: never;
  lotteryOrders?: never;
  personalProfit?: never;
  pointEntries?: never;
  pointRedeems?: never;
  profitAndLoss?: never;
  revenue?: never;
  rewards?: never;
  teamBets?: never;
  teamTransactions?: never;
  withdrawals?: never;
} | {
  accountRecord?: never;
  activityStatement: ActivityStatementFilter;
  betRecord?: never;
  bonuses?: never;
  contractPayouts?: never;
  deposits?: never;
  downline?: never;
  lotteryOrders?: never;
  personalProfit?: never;
  pointEntries?: never;
  pointRedeems?: never;
  profitAndLoss?: never;
  revenue?: never;
  rewards?: never;
  teamBets?: never;
  teamTransactions?: never;
  withdrawals?: never;
} | {
  accountRecord?: never;
  activityStatement?: never;
  betRecord: BetRecordFilter;
  bonuses?: never;
  contractPayouts?: never;
  deposits?: never;
  downline?: never;
  lotteryOrders?: never;
  personalProfit?: never;
  pointEntries?: never;
  pointRedeems?: never;
  profitAndLoss?: never;
  revenue?: never;
  rewards?: never;
  teamBets?: never;
  teamTransactions?: never;
  withdrawals?: never;
} | {
  accountRecord?: never;
  activityStatement?: never;
  betRecord?: never;
  bonuses: BonusFilter;
  contractPayouts?: never;
  deposits?: never;
  downline?: never;
  lotteryOrders?: never;
  personalProfit?: never;
  pointEntries?: never;
  pointRedeems?: never;
  profitAndLoss?: never;
  revenue?: never;
  rewards?: never;
  teamBets?: never;
  teamTransactions?: never;
  withdrawals?: never;
} | {
  accountRecord?: never;
  activityStatement?: never;
  betRecord?: never;
  bonuses?: never;
  contractPayouts: ContractPayoutFilter;
  deposits?: never;
  downline?: never;
  lotteryOrders?: never;
  personalProfit?: never;
  pointEntries?: never;
  pointRedeems?: never;
  profitAndLoss?: never;
  revenue?: never;
  rewards?: never;
  teamBets?: never;
  teamTransactions?: never;
  withdrawals?: never;
} | {
  accountRecord?: never;
  activityStatement?: never;
  betRecord?: never;
  bonuses?: never;
  contractPayouts?: never;
  deposits: DepositFilter;
  downline?: never;
  lotteryOrders?: never;
  personalProfit?: never;
  pointEntries?: never;
  pointRedeems?: never;
  profitAndLoss?: never;
  revenue?: never;
  rewards?: never;
  teamBets?: never;
  teamTransactions?: never;
  withdrawals?: never;
} | {
  accountRecord?: never;
  activityStatement?: never;
  betRecord?: never;
  bonuses?: never;
  contractPayouts?: never;
  deposits?: never;
  downline: DownlineFilter;
  lotteryOrders?: never;
  personalProfit?: never;
  pointEntries?: never;
  pointRedeems?: never;
  profitAndLoss?: never;
  revenue?: never;
  rewards?: never;
  teamBets?: never;
  teamTransactions?: never;
  withdrawals?: never;
} | {
  accountRecord?: never;
  activityStatement?: never;
  betRecord?: never;
  bonuses?: never;
  contractPayouts?: never;
  deposits?: never;
  downline?: never;
  lotteryOrders: LotteryOrderFilter;
  personalProfit?: never;
  pointEntries?: never;
  pointRedeems?: never;
  profitAndLoss?: never;
  revenue?: never;
  rewards?: never;
  teamBets?: never;
  teamTransactions?: never;
  withdrawals?: never;
} | {
  accountRecord?: never;
  activityStatement?: never;
  betRecord?: never;
  bonuses?: never;
  contractPayouts?: never;
  deposits?: never;
  downline?: never;
  lotteryOrders?: never;
  personalProfit: PersonalProfitFilter;
  pointEntries?: never;
  pointRedeems?: never;
  profitAndLoss?: never;
  revenue?: never;
  rewards?: never;
  teamBets?: never;
  teamTransactions?: never;
  withdrawals?: never;
} | {
  accountRecord?: never;
  activityStatement?: never;
  betRecord?: never;
  bonuses?: never;
  contractPayouts?: never;
  deposits?: never;
  downline?: never;
  lotteryOrders?: never;
  personalProfit?: never;
  pointEntries: PointEntryFilter;
  pointRedeems?: never;
  profitAndLoss?: never;
  revenue?: never;
  rewards?: never;
  teamBets?: never;
  teamTransactions?: never;
  withdrawals?: never;
} | {
  accountRecord?: never;
  activityStatement?: never;
  betRecord?: never;
  bonuses?: never;
  contractPayouts?: never;
  deposits?: never;
  downline?: never;
  lotteryOrders?: never;
  personalProfit?: never;
  pointEntries?: never;
  pointRedeems: PointRedeemFilter;
  profitAndLoss?: never;
  revenue?: never;
  rewards?: never;
  teamBets?: never;
  teamTransactions?: never;
  withdrawals?: never;
} | {
  accountRecord?: never;
  activityStatement?: never;
  betRecord?: never;
  bonuses?: never;
  contractPayouts?: never;
  deposits?: never;
  downline?: never;
  lotteryOrders?: never;
  personalProfit?: never;
  pointEntries?: never;
  pointRedeems?: never;
  profitAndLoss: ProfitAndLossFilter;
  revenue?: never;
  rewards?: never;
  teamBets?: never;
  teamTransactions?: never;
  withdrawals?: never;
} | {
  accountRecord?: never;
  activityStatement?: never;
  betRecord?: never;
  bonuses?: never;
  contractPayouts?: never;
  deposits?: never;
  downline?: never;
  lotteryOrders?: never;
  personalProfit?: never;
  pointEntries?: never;
  pointRedeems?: never;
  profitAndLoss?: never;
  revenue: AgentRevenueFilter;
  rewards?: never;
  teamBets?: never;
  teamTransactions?: never;
  withdrawals?: never;
} | {
  accountRecord?: never;
  activityStatement?: never;
  betRecord?: never;
  bonuses?: never;
  contractPayouts?: never;
  deposits?: never;
  downline?: never;
  lotteryOrders?: never;
  personalProfit?: never;
  pointEntries?: never;
  pointRedeems?: never;
  profitAndLoss?: never;
  revenue?: never;
  rewards: RewardFilter;
  teamBets?: never;
  teamTransactions?: never;
  withdrawals?: never;
} | {
  accountRecord?: never;
  activityStatement?: never;
  betRecord?: never;
  bonuses?: never;
  contractPayouts?: never;
  deposits?: never;
  downline?: never;
  lotteryOrders?: never;
  personalProfit?: never;
  pointEntries?: never;
  pointRedeems?: never;
  profitAndLoss?: never;
  revenue?: never;
  rewards?: never;
  teamBets: TeamBetFilter;
  teamTransactions?: never;
  withdrawals?: never;
} | {
  accountRecord?: never;
  activityStatement?: never;
  betRecord?: never;
  bonuses?: never;
  contractPayouts?: never;
  deposits?: never;
  downline?: never;
  lotteryOrders?: never;
  personalProfit?: never;
  pointEntries?: never;
  pointRedeems?: never;
  profitAndLoss?: never;
  revenue?: never;
  rewards?: never;
  teamBets?: never;
  teamTransactions: TeamTransactionFilter;
  withdrawals?: never;
} | {
  accountRecord?: never;
  activityStatement?: never;
  betRecord?: never;
  bonuses?: never;
  contractPayouts?: never;
  deposits?: never;
  downline?: never;
  lotteryOrders?: never;
  personalProfit?: never;
  pointEntries?: never;
  pointRedeems?: never;
  profitAndLoss?: never;
  revenue?: never;
  rewards?: never;
  teamBets?: never;
  teamTransactions?: never;
  withdrawals: WithdrawalFilter;
};
export type AccountRecordFilter = {
  kind?: AccountMovementKind | null;
  period?: PeriodInput | null;
};
export type PeriodInput = {
  days: DayRangeInput;
  preset?: never;
} | {
  days?: never;
  preset: PeriodPreset;
};
export type DayRangeInput = {
  from: string;
  fromTime?: string | null;
  to: string;
  toTime?: string | null;
};
export type ActivityStatementFilter = {
  period?: PeriodInput | null;
};
export type BetRecordFilter = {
  category?: GameCategory | null;
  period?: PeriodInput | null;
  status?: BetStatus | null;
  vendorCode?: string | null;
};
export type BonusFilter = {
  period?: PeriodInput | null;
  status?: BonusStatus | null;
};
export type ContractPayoutFilter = {
  account?: string | null;
  kind?: ContractKind | null;
  period?: PeriodInput | null;
};
export type DepositFilter = {
  period?: PeriodInput | null;
  states?: ReadonlyArray<DepositState> | null;
};
export type DownlineFilter = {
  hasDeposited?: boolean | null;
  inviteLink?: string | null;
  isOnline?: boolean | null;
  keyword?: string | null;
  parent?: string | null;
};
export type LotteryOrderFilter = {
  lotteryCode?: string | null;
  period?: PeriodInput | null;
  states?: ReadonlyArray<LotteryOrderState> | null;
};
export type PersonalProfitFilter = {
  category?: GameCategory | null;
  period?: PeriodInput | null;
};
export type PointEntryFilter = {
  period?: PeriodInput | null;
  type?: PointType | null;
};
export type PointRedeemFilter = {
  period?: PeriodInput | null;
  status?: PointRedeemStatus | null;
};
export type ProfitAndLossFilter = {
  account?: string | null;
  keyword?: string | null;
  parent?: string | null;
  period?: PeriodInput | null;
};
export type AgentRevenueFilter = {
  group?: RevenueGroup;
  period?: PeriodInput | null;
};
export type RewardFilter = {
  kind?: RewardKind | null;
  period?: PeriodInput | null;
  status?: RewardStatus | null;
};
export type TeamBetFilter = {
  account?: string | null;
  category?: GameCategory | null;
  period?: PeriodInput | null;
  status?: BetStatus | null;
};
export type TeamTransactionFilter = {
  account?: string | null;
  direction?: MovementDirection | null;
  kind?: AccountMovementKind | null;
  period?: PeriodInput | null;
};
export type WithdrawalFilter = {
  period?: PeriodInput | null;
  states?: ReadonlyArray<WithdrawalState> | null;
};
export type useRecordExportMutation$variables = {
  input: ExportRecordInput;
};
export type useRecordExportMutation$data = {
  readonly exportRecord: {
    readonly export: {
      readonly rowCount: number;
      readonly url: string;
    } | null;
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly message: string;
    }>;
  };
};
export type useRecordExportMutation = {
  response: useRecordExportMutation$data;
  variables: useRecordExportMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "ExportRecordPayload",
    "kind": "LinkedField",
    "name": "exportRecord",
    "plural": false,
    "selections": [
      {
        "concreteType": "RecordExport",
        "kind": "LinkedField",
        "name": "export",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "url"
          },
          {
            "kind": "ScalarField",
            "name": "rowCount"
          }
        ]
      },
      {
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "userErrors",
        "plural": true,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "code"
          },
          {
            "kind": "ScalarField",
            "name": "message"
          }
        ]
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useRecordExportMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRecordExportMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f52e11c2d2a55a2e35aaed2caf21c682f7fa85b645e7496cc95e7db5ef3d42ad",
    "metadata": {},
    "name": "useRecordExportMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "633396fa13f962a2a879c11b649ec79c";

export default node;
