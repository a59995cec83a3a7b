/**
 * @generated SignedSource<<0854132c89bc904b94fad48174fd6a9e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AgentActionField = "CAN_BET" | "CAN_TRANSFER" | "CAN_WITHDRAW" | "KIND" | "LINK" | "REBATE" | "STATUS" | "UNKNOWN" | "%future added value";
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canBet",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canTransfer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canWithdraw",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rebate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DownlineDetails",
      "kind": "LinkedField",
      "name": "details",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "maxRebate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "restrictedAbove",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "DownlineAccount",
  "abstractKey": null
};

(node as any).hash = "1172aa6472d4c3b2a281069a1f9117d9";

export default node;
