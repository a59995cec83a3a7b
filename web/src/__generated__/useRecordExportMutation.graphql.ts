/**
 * @generated SignedSource<<4f8990284407cf330308703411c66a4b>>
 * @relayHash 546569ae9dde25d5ef1a7c87798dfec9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e5b831746e31a736c04cb4bd162fb0d1739f07c9e4647007ad8a12bbd15fa7ca

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
    "alias": null,
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
        "alias": null,
        "args": null,
        "concreteType": "RecordExport",
        "kind": "LinkedField",
        "name": "export",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "url",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "rowCount",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "userErrors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useRecordExportMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRecordExportMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e5b831746e31a736c04cb4bd162fb0d1739f07c9e4647007ad8a12bbd15fa7ca",
    "metadata": {},
    "name": "useRecordExportMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9e91b84bdb11ef0fb85fae0f871a6e6c";

export default node;
