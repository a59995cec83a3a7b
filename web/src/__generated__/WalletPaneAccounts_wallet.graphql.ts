/**
 * @generated SignedSource<<b58efe4375953e4dbf7865c27dda98d3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WalletPaneAccounts_wallet$data = {
  readonly accounts: ReadonlyArray<{
    readonly balance: {
      readonly amount: string;
      readonly currency: string;
    };
    readonly id: string;
    readonly isOpen: boolean;
    readonly name: string;
  }>;
  readonly " $fragmentType": "WalletPaneAccounts_wallet";
};
export type WalletPaneAccounts_wallet$key = {
  readonly " $data"?: WalletPaneAccounts_wallet$data;
  readonly " $fragmentSpreads": FragmentRefs<"WalletPaneAccounts_wallet">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WalletPaneAccounts_wallet",
  "selections": [
    {
      "concreteType": "WalletAccount",
      "kind": "LinkedField",
      "name": "accounts",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "id"
        },
        {
          "kind": "ScalarField",
          "name": "name"
        },
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "balance",
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
        },
        {
          "kind": "ScalarField",
          "name": "isOpen"
        }
      ]
    }
  ],
  "type": "Wallet"
};

(node as any).hash = "6343858f8368eb7b255e79b29c2cc278";

export default node;
