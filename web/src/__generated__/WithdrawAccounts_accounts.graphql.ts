/**
 * @generated SignedSource<<2129c0f56802e7e68fc1eb5992b20a89>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WithdrawAccounts_accounts$data = ReadonlyArray<{
  readonly bankName: string;
  readonly holder: string | null;
  readonly id: string;
  readonly lastFour: string;
  readonly usableFrom: string | null;
  readonly " $fragmentType": "WithdrawAccounts_accounts";
}>;
export type WithdrawAccounts_accounts$key = ReadonlyArray<{
  readonly " $data"?: WithdrawAccounts_accounts$data;
  readonly " $fragmentSpreads": FragmentRefs<"WithdrawAccounts_accounts">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "WithdrawAccounts_accounts",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "ScalarField",
      "name": "bankName"
    },
    {
      "kind": "ScalarField",
      "name": "holder"
    },
    {
      "kind": "ScalarField",
      "name": "lastFour"
    },
    {
      "kind": "ScalarField",
      "name": "usableFrom"
    }
  ],
  "type": "PayoutAccount"
};

(node as any).hash = "ca84d07aa66b0247d9680ef319b7f08a";

export default node;
