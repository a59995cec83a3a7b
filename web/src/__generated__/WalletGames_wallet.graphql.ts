/**
 * @generated SignedSource<<f23b6650c0cf9d455d55325b97827add>>
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
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "games",
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

(node as any).hash = "ce48493fa2cdf1c3f5e1726ed61cc967";

export default node;
