/**
 * @generated SignedSource<<90663b0676701e7b095fe23f5e8eef5b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DownlineStatus = "ACTIVE" | "CLOSED" | "LOCKED" | "UNKNOWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AccountState_account$data = {
  readonly canBet: boolean;
  readonly canTransfer: boolean;
  readonly canWithdraw: boolean;
  readonly isOnline: boolean;
  readonly status: DownlineStatus;
  readonly " $fragmentType": "AccountState_account";
};
export type AccountState_account$key = {
  readonly " $data"?: AccountState_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountState_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountState_account",
  "selections": [
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
      "name": "isOnline",
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
    }
  ],
  "type": "DownlineAccount",
  "abstractKey": null
};

(node as any).hash = "c807457e6159ef5f17157c6e62ca9ae2";

export default node;
