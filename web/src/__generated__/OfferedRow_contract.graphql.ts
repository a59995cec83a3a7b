/**
 * @generated SignedSource<<9766cdab9e7e5d72d8f915ab9ec14124>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ContractPeriod = "DAILY" | "MONTHLY" | "SEMIMONTHLY" | "WEEKLY" | "%future added value";
export type ContractState = "ACTIVE" | "AUTO_TERMINATED" | "EXPIRED" | "PENDING_NEW" | "PENDING_TERMINATION" | "REJECTED" | "TERMINATED" | "UNKNOWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OfferedRow_contract$data = {
  readonly holder: string;
  readonly nextSettlementAt: string | null;
  readonly openStake: {
    readonly amount: string;
    readonly currency: string;
  } | null;
  readonly paysFrom: string | null;
  readonly period: ContractPeriod | null;
  readonly state: ContractState;
  readonly terms: {
    readonly " $fragmentSpreads": FragmentRefs<"contractTerms_terms">;
  };
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"ContractItem_contract">;
  readonly " $fragmentType": "OfferedRow_contract";
};
export type OfferedRow_contract$key = {
  readonly " $data"?: OfferedRow_contract$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferedRow_contract">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "OfferedRow_contract",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "holder"
    },
    {
      "kind": "ScalarField",
      "name": "version"
    },
    {
      "kind": "ScalarField",
      "name": "state"
    },
    {
      "kind": "ScalarField",
      "name": "period"
    },
    {
      "kind": "ScalarField",
      "name": "paysFrom"
    },
    {
      "kind": "ScalarField",
      "name": "nextSettlementAt"
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "openStake",
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
    },
    {
      "kind": "FragmentSpread",
      "name": "ContractItem_contract"
    }
  ],
  "type": "AgentContract"
};

(node as any).hash = "e73adc1a67b1b1c6adfcb3bdf9292084";

export default node;
