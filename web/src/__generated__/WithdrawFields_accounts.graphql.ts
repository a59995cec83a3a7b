/**
 * @generated SignedSource<<8dd18a73103f0a99c4e428b920e12f1e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WithdrawFields_accounts$data = ReadonlyArray<{
  readonly id: string;
  readonly usableFrom: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"WithdrawAccounts_accounts">;
  readonly " $fragmentType": "WithdrawFields_accounts";
}>;
export type WithdrawFields_accounts$key = ReadonlyArray<{
  readonly " $data"?: WithdrawFields_accounts$data;
  readonly " $fragmentSpreads": FragmentRefs<"WithdrawFields_accounts">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "WithdrawFields_accounts",
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
      "name": "usableFrom",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WithdrawAccounts_accounts"
    }
  ],
  "type": "PayoutAccount",
  "abstractKey": null
};

(node as any).hash = "ed5535e83d8c04f6817c9dd3144e6789";

export default node;
