/**
 * @generated SignedSource<<ebd6e39361497a06ac99c87e5a75fc22>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlayWon_win$data = {
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
  readonly " $fragmentType": "PlayWon_win";
};
export type PlayWon_win$key = {
  readonly " $data"?: PlayWon_win$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlayWon_win">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "PlayWon_win",
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

(node as any).hash = "1ee0fa0d276d496f270314e987ff6221";

export default node;
