/**
 * @generated SignedSource<<938a6b298a2c505454efe79f184e9428>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ContractKind = "DAILY_SALARY" | "DIVIDEND" | "HOURLY_SALARY" | "REAL_TIME_SALARY" | "%future added value";
export type ContractPeriod = "DAILY" | "MONTHLY" | "SEMIMONTHLY" | "WEEKLY" | "%future added value";
export type ContractState = "ACTIVE" | "AUTO_TERMINATED" | "EXPIRED" | "PENDING_NEW" | "PENDING_TERMINATION" | "REJECTED" | "TERMINATED" | "UNKNOWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ContractActions_contract$data = {
  readonly currency: string;
  readonly holder: string;
  readonly id: string;
  readonly kind: ContractKind;
  readonly offerer: string | null;
  readonly paidOnRequest: boolean | null;
  readonly period: ContractPeriod | null;
  readonly state: ContractState;
  readonly terms: {
    readonly " $fragmentSpreads": FragmentRefs<"contractTerms_terms">;
  };
  readonly viewerCanAnswer: boolean;
  readonly viewerCanOfferEnd: boolean;
  readonly viewerCanTerminate: boolean;
  readonly " $fragmentType": "ContractActions_contract";
};
export type ContractActions_contract$key = {
  readonly " $data"?: ContractActions_contract$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContractActions_contract">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ContractActions_contract",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "ScalarField",
      "name": "kind"
    },
    {
      "kind": "ScalarField",
      "name": "holder"
    },
    {
      "kind": "ScalarField",
      "name": "state"
    },
    {
      "kind": "ScalarField",
      "name": "viewerCanAnswer"
    },
    {
      "kind": "ScalarField",
      "name": "viewerCanTerminate"
    },
    {
      "kind": "ScalarField",
      "name": "viewerCanOfferEnd"
    },
    {
      "kind": "ScalarField",
      "name": "offerer"
    },
    {
      "kind": "ScalarField",
      "name": "currency"
    },
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
  ],
  "type": "AgentContract"
};

(node as any).hash = "e0275b5b397acf860d12e5b96fac0531";

export default node;
