/**
 * @generated SignedSource<<542138c8655827f494dce24c23255ac2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WalletGames_wallet$data = {
  readonly games: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly " $fragmentType": "WalletGames_wallet";
};
export type WalletGames_wallet$key = {
  readonly " $data"?: WalletGames_wallet$data;
  readonly " $fragmentSpreads": FragmentRefs<"WalletGames_wallet">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WalletGames_wallet",
  "selections": [
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "games",
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

(node as any).hash = "ce48493fa2cdf1c3f5e1726ed61cc967";

export default node;
