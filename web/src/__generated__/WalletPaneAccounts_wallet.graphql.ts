/**
 * @generated SignedSource<<e24b4f0957c439d386f3fc27a3ab21e8>>
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
      "alias": null,
      "args": null,
      "concreteType": "WalletAccount",
      "kind": "LinkedField",
      "name": "accounts",
      "plural": true,
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
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "balance",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOpen",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Wallet",
  "abstractKey": null
};

(node as any).hash = "6343858f8368eb7b255e79b29c2cc278";

export default node;
