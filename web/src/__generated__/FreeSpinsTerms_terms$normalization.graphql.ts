/**
 * @generated SignedSource<<78b1251e21bcebbc3429a343ba890754>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { NormalizationSplitOperation } from 'relay-runtime';


const node: NormalizationSplitOperation = {
  "kind": "SplitOperation",
  "metadata": {},
  "name": "FreeSpinsTerms_terms$normalization",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "spins"
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "stake",
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
      "name": "turnover"
    },
    {
      "kind": "ScalarField",
      "name": "hours"
    },
    {
      "concreteType": "Game",
      "kind": "LinkedField",
      "name": "games",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "name"
        },
        {
          "kind": "ScalarField",
          "name": "id"
        }
      ]
    }
  ]
};

(node as any).hash = "3405e736923361cf8e3d6f7815034d4b";

export default node;
