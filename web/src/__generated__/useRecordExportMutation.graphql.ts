/**
 * @generated SignedSource<<e8eab1109b5f99d4de7267f194e7c0aa>>
 * @relayHash 546569ae9dde25d5ef1a7c87798dfec9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e5b831746e31a736c04cb4bd162fb0d1739f07c9e4647007ad8a12bbd15fa7ca

import type { ConcreteRequest } from 'relay-runtime';
export type AccountMovementKind = "ADJUST" | "BET" | "BONUS" | "DEPOSIT" | "DIVIDEND" | "POINTS" | "REBATE" | "REFUND" | "SALARY" | "TRANSFER" | "UNKNOWN" | "WIN" | "WITHDRAW" | "%future added value";
export type BetStatus = "CANCELLED" | "DRAW" | "LOST" | "UNKNOWN" | "UNSETTLED" | "WON" | "%future added value";
export type DepositState = "CANCELLED" | "CREATED" | "EXPIRED" | "FAILED" | "PENDING" | "SUCCESS" | "UNKNOWN" | "%future added value";
export type GameCategory = "ELOTT" | "ESPORTS" | "FISH" | "LIVE" | "PVP" | "RNG" | "SPORTS" | "%future added value";
export type PeriodPreset = "LAST_30" | "LAST_7" | "LAST_MONTH" | "LAST_WEEK" | "THIS_MONTH" | "THIS_WEEK" | "TODAY" | "YESTERDAY" | "%future added value";
export type WithdrawalState = "APPROVED" | "AWAITING_CONFIRM" | "CANCELLED" | "DISPUTED" | "FORCED_RECEIVED" | "FULLY_PAID" | "PAYING" | "RECEIVED" | "REJECTED" | "REVIEW" | "UNKNOWN" | "%future added value";
export type ExportRecordInput = {
  accountRecord: AccountRecordFilter;
  betRecord?: never;
  deposits?: never;
  personalProfit?: never;
  withdrawals?: never;
} | {
  accountRecord?: never;
  betRecord: BetRecordFilter;
  deposits?: never;
  personalProfit?: never;
  withdrawals?: never;
} | {
  accountRecord?: never;
  betRecord?: never;
  deposits: DepositFilter;
  personalProfit?: never;
  withdrawals?: never;
} | {
  accountRecord?: never;
  betRecord?: never;
  deposits?: never;
  personalProfit: PersonalProfitFilter;
  withdrawals?: never;
} | {
  accountRecord?: never;
  betRecord?: never;
  deposits?: never;
  personalProfit?: never;
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
  to: string;
};
export type BetRecordFilter = {
  category?: GameCategory | null;
  period?: PeriodInput | null;
  status?: BetStatus | null;
  vendorCode?: string | null;
};
export type DepositFilter = {
  period?: PeriodInput | null;
  states?: ReadonlyArray<DepositState> | null;
};
export type PersonalProfitFilter = {
  category?: GameCategory | null;
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
