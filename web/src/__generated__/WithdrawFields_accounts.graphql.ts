/**
 * @generated SignedSource<<8e425413243c81973f77a9803f29e76f>>
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
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "ScalarField",
      "name": "usableFrom"
    },
    {
      "kind": "FragmentSpread",
      "name": "WithdrawAccounts_accounts"
    }
  ],
  "type": "PayoutAccount"
};

(node as any).hash = "ed5535e83d8c04f6817c9dd3144e6789";

export default node;
