/**
 * @generated SignedSource<<4f44b20eb8b99361c387265c503c1ea4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ContractPeriod = "DAILY" | "MONTHLY" | "SEMIMONTHLY" | "WEEKLY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TermsReview_contracts$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly paidOnRequest: boolean | null;
      readonly period: ContractPeriod | null;
      readonly terms: {
        readonly " $fragmentSpreads": FragmentRefs<"contractTerms_terms">;
      };
    };
  }>;
  readonly " $fragmentType": "TermsReview_contracts";
};
export type TermsReview_contracts$key = {
  readonly " $data"?: TermsReview_contracts$data;
  readonly " $fragmentSpreads": FragmentRefs<"TermsReview_contracts">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "TermsReview_contracts",
  "selections": [
    {
      "concreteType": "AgentContractEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "concreteType": "AgentContract",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "period"
            },
            {
              "kind": "ScalarField",
              "name": "paidOnRequest"
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
          ]
        }
      ]
    }
  ],
  "type": "AgentContractConnection"
};

(node as any).hash = "b033a2d6333ac13804688291646ff2d1";

export default node;
