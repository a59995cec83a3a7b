/**
 * @generated SignedSource<<10dcc50b3189f0e5024ade926adac440>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BalanceNote_wallet$data = {
  readonly available: {
    readonly amount: string;
    readonly currency: string;
  } | null;
  readonly " $fragmentType": "BalanceNote_wallet";
};
export type BalanceNote_wallet$key = {
  readonly " $data"?: BalanceNote_wallet$data;
  readonly " $fragmentSpreads": FragmentRefs<"BalanceNote_wallet">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "BalanceNote_wallet",
  "selections": [
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "available",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "amount"
        },
        {
          "kind": "ScalarField",
          "name": "currency"
        }
      ]
    }
  ],
  "type": "Wallet"
};

(node as any).hash = "508c634a988dfeb5fa3ec6c699268cac";

export default node;
