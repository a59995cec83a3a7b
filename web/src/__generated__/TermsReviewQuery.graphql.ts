/**
 * @generated SignedSource<<fd92bef32dd6fbde1d234bd91b0d3fd5>>
 * @relayHash 005867fd3f1b8fb848bd98e6c419a70e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0eace94a6548c5713c234d0411b58b236fd6d993f3a7b5da691aa4fedd062dd9

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContractDirection = "OFFERED" | "RECEIVED" | "%future added value";
export type ContractKind = "DAILY_SALARY" | "DIVIDEND" | "HOURLY_SALARY" | "REAL_TIME_SALARY" | "%future added value";
export type ContractPeriod = "DAILY" | "MONTHLY" | "SEMIMONTHLY" | "WEEKLY" | "%future added value";
export type ContractState = "ACTIVE" | "AUTO_TERMINATED" | "EXPIRED" | "PENDING_NEW" | "PENDING_TERMINATION" | "REJECTED" | "TERMINATED" | "UNKNOWN" | "%future added value";
export type AgentContractFilter = {
  account?: string | null;
  direction?: ContractDirection;
  kind: ContractKind;
  state?: ContractState | null;
};
export type TermsReviewQuery$variables = {
  filter: AgentContractFilter;
};
export type TermsReviewQuery$data = {
  readonly viewer: {
    readonly agent: {
      readonly contracts: {
        readonly edges: ReadonlyArray<{
          readonly node: {
            readonly paidOnRequest: boolean | null;
            readonly period: ContractPeriod | null;
            readonly state: ContractState;
            readonly terms: {
              readonly " $fragmentSpreads": FragmentRefs<"contractTerms_terms">;
            };
          };
        }>;
      } | null;
    } | null;
  };
};
export type TermsReviewQuery = {
  response: TermsReviewQuery$data;
  variables: TermsReviewQuery$variables;
};

import contractTerms_terms$normalization_graphql from './contractTerms_terms$normalization.graphql';

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "filter"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "filter"
  },
  {
    "kind": "Literal",
    "name": "first",
    "value": 20
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "state"
},
v3 = {
  "kind": "ScalarField",
  "name": "period"
},
v4 = {
  "kind": "ScalarField",
  "name": "paidOnRequest"
},
v5 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "TermsReviewQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "concreteType": "Agent",
            "kind": "LinkedField",
            "name": "agent",
            "plural": false,
            "selections": [
              {
                "kind": "CatchField",
                "field": {
                  "args": (v1/*:: as any*/),
                  "concreteType": "AgentContractConnection",
                  "kind": "LinkedField",
                  "name": "contracts",
                  "plural": false,
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
                            (v2/*:: as any*/),
                            (v3/*:: as any*/),
                            (v4/*:: as any*/),
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
                  ]
                },
                "to": "NULL"
              }
            ]
          }
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TermsReviewQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "concreteType": "Agent",
            "kind": "LinkedField",
            "name": "agent",
            "plural": false,
            "selections": [
              {
                "args": (v1/*:: as any*/),
                "concreteType": "AgentContractConnection",
                "kind": "LinkedField",
                "name": "contracts",
                "plural": false,
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
                          (v2/*:: as any*/),
                          (v3/*:: as any*/),
                          (v4/*:: as any*/),
                          {
                            "kind": "LinkedField",
                            "name": "terms",
                            "plural": false,
                            "selections": [
                              {
                                "kind": "ScalarField",
                                "name": "__typename"
                              },
                              {
                                "kind": "TypeDiscriminator",
                                "abstractKey": "__isContractTerms"
                              },
                              {
                                "fragment": contractTerms_terms$normalization_graphql,
                                "kind": "FragmentSpread"
                              }
                            ]
                          },
                          (v5/*:: as any*/)
                        ]
                      }
                    ]
                  }
                ]
              },
              (v5/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "0eace94a6548c5713c234d0411b58b236fd6d993f3a7b5da691aa4fedd062dd9",
    "metadata": {},
    "name": "TermsReviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7adfe8972794cdb10c94bae70e1f85e2";

export default node;
