/**
 * @generated SignedSource<<75146ea643b2148ae06df119ebec00b8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WinChip_win$data = {
  readonly account: string;
  readonly amount: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly game: {
    readonly id: string;
    readonly lottery: {
      readonly accountTypeName: string;
      readonly code: string;
    } | null;
    readonly " $fragmentSpreads": FragmentRefs<"GameArtwork_game">;
  } | null;
  readonly gameName: string;
  readonly " $fragmentType": "WinChip_win";
};
export type WinChip_win$key = {
  readonly " $data"?: WinChip_win$data;
  readonly " $fragmentSpreads": FragmentRefs<"WinChip_win">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "WinChip_win",
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
      "concreteType": "Game",
      "kind": "LinkedField",
      "name": "game",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "id"
        },
        {
          "concreteType": "Lottery",
          "kind": "LinkedField",
          "name": "lottery",
          "plural": false,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "code"
            },
            {
              "kind": "ScalarField",
              "name": "accountTypeName"
            }
          ]
        },
        {
          "kind": "FragmentSpread",
          "name": "GameArtwork_game"
        }
      ]
    }
  ],
  "type": "Win"
};

(node as any).hash = "0d5264f23d6b47fb89dec31b5672f576";

export default node;
