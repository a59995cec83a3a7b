/**
 * @generated SignedSource<<6c9f67c10a76392f985c812dcafb59fd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { NormalizationSplitOperation } from 'relay-runtime';


const node: NormalizationSplitOperation = {
  "kind": "SplitOperation",
  "metadata": {},
  "name": "contractTerms_terms$normalization",
  "selections": [
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "concreteType": "ContractTier",
          "kind": "LinkedField",
          "name": "tiers",
          "plural": true,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "rate"
            },
            {
              "kind": "ScalarField",
              "name": "periodValidBet"
            },
            {
              "kind": "ScalarField",
              "name": "periodProfitAndLoss"
            },
            {
              "kind": "ScalarField",
              "name": "activeMembers"
            },
            {
              "kind": "ScalarField",
              "name": "betAmount"
            }
          ]
        }
      ],
      "type": "Contract"
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "kind": "ScalarField",
          "name": "profitRate"
        },
        {
          "kind": "ScalarField",
          "name": "lossRate"
        },
        {
          "kind": "ScalarField",
          "name": "singleBetAmount"
        }
      ],
      "type": "RealTimeContract"
    }
  ]
};

(node as any).hash = "ce6488a53eab087dd943ac441e21ad79";

export default node;
