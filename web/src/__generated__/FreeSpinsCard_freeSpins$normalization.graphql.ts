/**
 * @generated SignedSource<<9b445c9adeda6ab01882cd8ba50d9de9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { NormalizationSplitOperation } from 'relay-runtime';


import GameTile_game$normalization_graphql from './GameTile_game$normalization.graphql';

const node: NormalizationSplitOperation = (function(){
var v0 = [
  {
    "kind": "ScalarField",
    "name": "amount"
  },
  {
    "kind": "ScalarField",
    "name": "currency"
  }
];
return {
  "kind": "SplitOperation",
  "metadata": {},
  "name": "FreeSpinsCard_freeSpins$normalization",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "title"
    },
    {
      "kind": "ScalarField",
      "name": "spins"
    },
    {
      "kind": "ScalarField",
      "name": "left"
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "stake",
      "plural": false,
      "selections": (v0/*:: as any*/)
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "winnings",
      "plural": false,
      "selections": (v0/*:: as any*/)
    },
    {
      "kind": "ScalarField",
      "name": "turnover"
    },
    {
      "kind": "ScalarField",
      "name": "status"
    },
    {
      "kind": "ScalarField",
      "name": "expiresAt"
    },
    {
      "kind": "ScalarField",
      "name": "endedAt"
    },
    {
      "concreteType": "Game",
      "kind": "LinkedField",
      "name": "games",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "id"
        },
        {
          "fragment": GameTile_game$normalization_graphql,
          "kind": "FragmentSpread"
        }
      ]
    }
  ]
};
})();

(node as any).hash = "b132943327826d2e4260f6d95f0f0012";

export default node;
