/**
 * @generated SignedSource<<55198269c55744f280ef2a6b544d7283>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ContractKind = "DAILY_SALARY" | "DIVIDEND" | "HOURLY_SALARY" | "REAL_TIME_SALARY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ContractTerms_contract$data = {
  readonly currency: string;
  readonly kind: ContractKind;
  readonly terms: {
    readonly " $fragmentSpreads": FragmentRefs<"contractTerms_terms">;
  };
  readonly " $fragmentType": "ContractTerms_contract";
};
export type ContractTerms_contract$key = {
  readonly " $data"?: ContractTerms_contract$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContractTerms_contract">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ContractTerms_contract",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "kind"
    },
    {
      "kind": "ScalarField",
      "name": "currency"
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

(node as any).hash = "07945ae8ecd7983f80ff76d3128ab342";

export default node;
