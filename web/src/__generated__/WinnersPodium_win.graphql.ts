/**
 * @generated SignedSource<<f7386a73e55c7322c2369ec2a94e45de>>
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
  "name": "WinnersPodium_win",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "account"
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "amount",
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
      "name": "gameName"
    },
    {
      "kind": "ScalarField",
      "name": "wonAt"
    },
    {
      "concreteType": "Game",
      "kind": "LinkedField",
      "name": "game",
      "plural": false,
      "selections": [
        {
          "kind": "FragmentSpread",
          "name": "GameArtwork_game"
        },
        {
          "kind": "FragmentSpread",
          "name": "PlayWon_game"
        }
      ]
    }
  ],
  "type": "Win"
};

(node as any).hash = "e2b211a9ad02fc8d184141df2e7c1ab5";

export default node;
