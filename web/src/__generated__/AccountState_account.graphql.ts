/**
 * @generated SignedSource<<548f8de7812411789373a68c579e2d7e>>
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
  "name": "AccountState_account",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "status"
    },
    {
      "kind": "ScalarField",
      "name": "isOnline"
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
    }
  ],
  "type": "DownlineAccount"
};

(node as any).hash = "c807457e6159ef5f17157c6e62ca9ae2";

export default node;
