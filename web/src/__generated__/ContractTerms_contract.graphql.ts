/**
 * @generated SignedSource<<800f15e677c0839e07783f3c02801105>>
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
  "metadata": null,
  "name": "ContractTerms_contract",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currency",
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
    }
  ],
  "type": "AgentContract",
  "abstractKey": null
};

(node as any).hash = "07945ae8ecd7983f80ff76d3128ab342";

export default node;
