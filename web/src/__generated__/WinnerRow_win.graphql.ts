/**
 * @generated SignedSource<<d51ac1f0ddc2dc78c3c840f50042e38f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WinnerRow_win$data = {
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
  readonly " $fragmentType": "WinnerRow_win";
};
export type WinnerRow_win$key = {
  readonly " $data"?: WinnerRow_win$data;
  readonly " $fragmentSpreads": FragmentRefs<"WinnerRow_win">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "WinnerRow_win",
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

(node as any).hash = "3f3219bfea5694737a854f2ea523e0b5";

export default node;
