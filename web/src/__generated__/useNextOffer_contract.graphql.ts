/**
 * @generated SignedSource<<5ca9840048e9f38c119ad9048ce6168c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ContractPeriod = "DAILY" | "MONTHLY" | "SEMIMONTHLY" | "WEEKLY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useNextOffer_contract$data = {
  readonly holder: string;
  readonly period: ContractPeriod | null;
  readonly terms: {
    readonly " $fragmentSpreads": FragmentRefs<"contractTerms_terms">;
  };
  readonly " $fragmentType": "useNextOffer_contract";
};
export type useNextOffer_contract$key = {
  readonly " $data"?: useNextOffer_contract$data;
  readonly " $fragmentSpreads": FragmentRefs<"useNextOffer_contract">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "useNextOffer_contract",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "holder"
    },
    {
      "kind": "ScalarField",
      "name": "period"
    },
    {
      "kind": "LinkedField",
      "name": "terms",
      "plural": false,
      "selections": [
        {
          "kind": "InlineDataFragmentSpread",
          "name": "contractTerms_terms",
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
          ],
          "argumentDefinitions": []
        }
      ]
    }
  ],
  "type": "AgentContract"
};

(node as any).hash = "f08c2d94517465cb32c26d8debc5505d";

export default node;
