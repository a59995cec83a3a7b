/**
 * @generated SignedSource<<904008ad440d13953b6b20d4a0d96bd1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BalanceNote_wallet$data = {
  readonly total: {
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
  "metadata": null,
  "name": "BalanceNote_wallet",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "total",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currency",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Wallet",
  "abstractKey": null
};

(node as any).hash = "88a230b6617f464010bf5361f0dc1946";

export default node;
