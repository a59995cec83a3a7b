/**
 * @generated SignedSource<<4d84e17737893c6dda58c9e82c32c552>>
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

(node as any).hash = "1ae974fe372422eae6b8e7a64f70943e";

export default node;
