/**
 * @generated SignedSource<<56c52fe46df37df3b56527bbea384a43>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ContractPeriod = "DAILY" | "MONTHLY" | "SEMIMONTHLY" | "WEEKLY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OfferForm_own$data = {
  readonly currency: string;
  readonly paidOnRequest: boolean | null;
  readonly period: ContractPeriod | null;
  readonly terms: {
    readonly " $fragmentSpreads": FragmentRefs<"contractTerms_terms">;
  };
  readonly " $fragmentType": "OfferForm_own";
};
export type OfferForm_own$key = {
  readonly " $data"?: OfferForm_own$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferForm_own">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "OfferForm_own",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "currency"
    },
    {
      "kind": "ScalarField",
      "name": "paidOnRequest"
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

(node as any).hash = "996a3f74f9d1b863e3b70319f80d6dea";

export default node;
