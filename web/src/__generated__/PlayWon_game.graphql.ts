/**
 * @generated SignedSource<<1c8a12770df1598cac8bc750b855ad68>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlayWon_game$data = {
  readonly id: string;
  readonly lottery: {
    readonly accountTypeName: string;
    readonly code: string;
  } | null;
  readonly name: string;
  readonly " $fragmentType": "PlayWon_game";
};
export type PlayWon_game$key = {
  readonly " $data"?: PlayWon_game$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlayWon_game">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "PlayWon_game",
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
    }
  ],
  "type": "Game"
};

(node as any).hash = "73618c239f5fff6ecd1f89ad4b051294";

export default node;
