/**
 * @generated SignedSource<<e4b803e9c57bba41eff55c5c7c35d92a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WinnersPodium_win$data = {
  readonly account: string;
  readonly amount: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly game: {
    readonly " $fragmentSpreads": FragmentRefs<"GameArtwork_game" | "PlayWon_game">;
  } | null;
  readonly gameName: string;
  readonly wonAt: string;
  readonly " $fragmentType": "WinnersPodium_win";
};
export type WinnersPodium_win$key = {
  readonly " $data"?: WinnersPodium_win$data;
  readonly " $fragmentSpreads": FragmentRefs<"WinnersPodium_win">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WinnersPodium_win",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "account",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "amount",
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
      "name": "gameName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "wonAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Game",
      "kind": "LinkedField",
      "name": "game",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "GameArtwork_game"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PlayWon_game"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Win",
  "abstractKey": null
};

(node as any).hash = "e2b211a9ad02fc8d184141df2e7c1ab5";

export default node;
