/**
 * @generated SignedSource<<3747a96f3b2f38ace65229eb37f6b840>>
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
      "name": "bankName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "holder",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastFour",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "usableFrom",
      "storageKey": null
    }
  ],
  "type": "PayoutAccount",
  "abstractKey": null
};

(node as any).hash = "ca84d07aa66b0247d9680ef319b7f08a";

export default node;
