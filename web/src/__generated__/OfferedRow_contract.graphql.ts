/**
 * @generated SignedSource<<739a377389e628db96f247fb1a88367e>>
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
  "metadata": null,
  "name": "OfferedRow_contract",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "holder",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "period",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paysFrom",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nextSettlementAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "openStake",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currency",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
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
                  "alias": null,
                  "args": null,
                  "concreteType": "ContractTier",
                  "kind": "LinkedField",
                  "name": "tiers",
                  "plural": true,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "rate",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "periodValidBet",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "periodProfitAndLoss",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "activeMembers",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "betAmount",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "type": "Contract",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "profitRate",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "lossRate",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "singleBetAmount",
                  "storageKey": null
                }
              ],
              "type": "RealTimeContract",
              "abstractKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ContractItem_contract"
    }
  ],
  "type": "AgentContract",
  "abstractKey": null
};

(node as any).hash = "536f18721ded6122617f104a23a59972";

export default node;
