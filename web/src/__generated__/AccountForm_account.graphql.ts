/**
 * @generated SignedSource<<418d344d7f85a5f5eec85cae7a32f63b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AgentActionField = "AMOUNT" | "CAN_BET" | "CAN_TRANSFER" | "CAN_WITHDRAW" | "CONTRACT" | "LINK" | "PASSWORD" | "REBATE" | "RIGHTS" | "SESSIONS" | "STATUS" | "UNKNOWN" | "%future added value";
export type DownlineStatus = "ACTIVE" | "CLOSED" | "LOCKED" | "UNKNOWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AccountForm_account$data = {
  readonly canBet: boolean;
  readonly canTransfer: boolean;
  readonly canWithdraw: boolean;
  readonly details: {
    readonly maxRebate: string;
    readonly restrictedAbove: ReadonlyArray<AgentActionField>;
  };
  readonly id: string;
  readonly rebate: string;
  readonly status: DownlineStatus;
  readonly " $fragmentType": "AccountForm_account";
};
export type AccountForm_account$key = {
  readonly " $data"?: AccountForm_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountForm_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AccountForm_account",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "ScalarField",
      "name": "status"
    },
    {
      "kind": "ScalarField",
      "name": "canBet"
    },
    {
      "kind": "ScalarField",
      "name": "canTransfer"
    },
    {
      "kind": "ScalarField",
      "name": "canWithdraw"
    },
    {
      "kind": "ScalarField",
      "name": "rebate"
    },
    {
      "concreteType": "DownlineDetails",
      "kind": "LinkedField",
      "name": "details",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "maxRebate"
        },
        {
          "kind": "ScalarField",
          "name": "restrictedAbove"
        }
      ]
    }
  ],
  "type": "DownlineAccount"
};

(node as any).hash = "1172aa6472d4c3b2a281069a1f9117d9";

export default node;
