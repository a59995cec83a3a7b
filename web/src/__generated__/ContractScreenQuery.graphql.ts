/**
 * @generated SignedSource<<dbcfadb98c1d700d977e7edb5d8c24fc>>
 * @relayHash aa7589adac88ed8764276b3e750f2899
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 46296d85971b40dac4253db7dbab7fa6482da4f9d867c9cd877ddfb59a6df16e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type ContractDirection = "OFFERED" | "RECEIVED" | "%future added value";
export type ContractKind = "DAILY_SALARY" | "DIVIDEND" | "HOURLY_SALARY" | "REAL_TIME_SALARY" | "%future added value";
export type ContractState = "ACTIVE" | "AUTO_TERMINATED" | "EXPIRED" | "PENDING_NEW" | "PENDING_TERMINATION" | "REJECTED" | "TERMINATED" | "UNKNOWN" | "%future added value";
export type PeriodPreset = "LAST_30" | "LAST_7" | "LAST_MONTH" | "LAST_WEEK" | "NEXT_30" | "NEXT_7" | "THIS_MONTH" | "THIS_WEEK" | "TODAY" | "YESTERDAY" | "%future added value";
export type AgentContractFilter = {
  account?: string | null;
  direction?: ContractDirection;
  kind: ContractKind;
  state?: ContractState | null;
};
export type ContractPayoutFilter = {
  account?: string | null;
  kind?: ContractKind | null;
  period?: PeriodInput | null;
};
export type PeriodInput = {
  days: DayRangeInput;
  preset?: never;
} | {
  days?: never;
  preset: PeriodPreset;
};
export type DayRangeInput = {
  from: string;
  fromTime?: string | null;
  to: string;
  toTime?: string | null;
};
export type ContractScreenQuery$variables = {
  after?: string | null;
  first: number;
  hasMine: boolean;
  hasOffered: boolean;
  hasPayouts: boolean;
  kind: ContractKind;
  offered: AgentContractFilter;
  payouts: ContractPayoutFilter;
};
export type ContractScreenQuery$data = {
  readonly viewer: {
    readonly agent: {
      readonly mine?: {
        readonly " $fragmentSpreads": FragmentRefs<"OwnContracts_agent">;
      } | null;
      readonly offered?: Result<{
        readonly edges: ReadonlyArray<{
          readonly node: {
            readonly id: string;
            readonly " $fragmentSpreads": FragmentRefs<"OfferedRow_contract">;
          };
        }>;
        readonly totalCount: number;
        readonly " $fragmentSpreads": FragmentRefs<"RecordList_page">;
      }, unknown>;
      readonly paid?: Result<{
        readonly edges: ReadonlyArray<{
          readonly node: {
            readonly id: string;
            readonly " $fragmentSpreads": FragmentRefs<"PayoutRow_payout">;
          };
        }>;
        readonly totalAmount: {
          readonly amount: string;
          readonly currency: string;
        };
        readonly totalCount: number;
        readonly " $fragmentSpreads": FragmentRefs<"RecordList_page">;
      }, unknown>;
    } | null;
  };
};
export type ContractScreenQuery = {
  response: ContractScreenQuery$data;
  variables: ContractScreenQuery$variables;
};

import ContractItem_contract$normalization_graphql from './ContractItem_contract$normalization.graphql';
import RecordList_page$normalization_graphql from './RecordList_page$normalization.graphql';
import contractTerms_terms$normalization_graphql from './contractTerms_terms$normalization.graphql';

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasMine"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasOffered"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasPayouts"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "kind"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "offered"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "payouts"
},
v8 = {
  "kind": "Variable",
  "name": "kind",
  "variableName": "kind"
},
v9 = {
  "kind": "Variable",
  "name": "after",
  "variableName": "after"
},
v10 = {
  "kind": "Variable",
  "name": "first",
  "variableName": "first"
},
v11 = [
  (v9/*:: as any*/),
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "offered"
  },
  (v10/*:: as any*/)
],
v12 = {
  "kind": "ScalarField",
  "name": "totalCount"
},
v13 = {
  "kind": "ScalarField",
  "name": "id"
},
v14 = {
  "kind": "FragmentSpread",
  "name": "RecordList_page"
},
v15 = [
  (v9/*:: as any*/),
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "payouts"
  },
  (v10/*:: as any*/)
],
v16 = [
  {
    "kind": "ScalarField",
    "name": "amount"
  },
  {
    "kind": "ScalarField",
    "name": "currency"
  }
],
v17 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "totalAmount",
  "plural": false,
  "selections": (v16/*:: as any*/)
},
v18 = [
  {
    "fields": [
      {
        "kind": "Literal",
        "name": "direction",
        "value": "RECEIVED"
      },
      (v8/*:: as any*/)
    ],
    "kind": "ObjectValue",
    "name": "filter"
  },
  {
    "kind": "Literal",
    "name": "first",
    "value": 10
  }
],
v19 = {
  "kind": "ScalarField",
  "name": "state"
},
v20 = {
  "fragment": ContractItem_contract$normalization_graphql,
  "kind": "FragmentSpread"
},
v21 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v22 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "fragment": RecordList_page$normalization_graphql,
      "kind": "FragmentSpread"
    }
  ],
  "type": "Page",
  "abstractKey": "__isPage"
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "ContractScreenQuery",
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
                "condition": "hasMine",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "fragment": {
                      "kind": "InlineFragment",
                      "selections": [
                        {
                          "args": [
                            (v8/*:: as any*/)
                          ],
                          "kind": "FragmentSpread",
                          "name": "OwnContracts_agent"
                        }
                      ],
                      "type": "Agent"
                    },
                    "kind": "AliasedInlineFragmentSpread",
                    "name": "mine"
                  }
                ]
              },
              {
                "condition": "hasOffered",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "kind": "CatchField",
                    "field": {
                      "alias": "offered",
                      "args": (v11/*:: as any*/),
                      "concreteType": "AgentContractConnection",
                      "kind": "LinkedField",
                      "name": "contracts",
                      "plural": false,
                      "selections": [
                        (v12/*:: as any*/),
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
                                (v13/*:: as any*/),
                                {
                                  "kind": "FragmentSpread",
                                  "name": "OfferedRow_contract"
                                }
                              ]
                            }
                          ]
                        },
                        (v14/*:: as any*/)
                      ]
                    },
                    "to": "RESULT"
                  }
                ]
              },
              {
                "condition": "hasPayouts",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "kind": "CatchField",
                    "field": {
                      "alias": "paid",
                      "args": (v15/*:: as any*/),
                      "concreteType": "ContractPayoutConnection",
                      "kind": "LinkedField",
                      "name": "contractPayouts",
                      "plural": false,
                      "selections": [
                        {
                          "concreteType": "ContractPayoutEdge",
                          "kind": "LinkedField",
                          "name": "edges",
                          "plural": true,
                          "selections": [
                            {
                              "concreteType": "ContractPayout",
                              "kind": "LinkedField",
                              "name": "node",
                              "plural": false,
                              "selections": [
                                (v13/*:: as any*/),
                                {
                                  "kind": "FragmentSpread",
                                  "name": "PayoutRow_payout"
                                }
                              ]
                            }
                          ]
                        },
                        (v12/*:: as any*/),
                        (v14/*:: as any*/),
                        (v17/*:: as any*/)
                      ]
                    },
                    "to": "RESULT"
                  }
                ]
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
    "argumentDefinitions": [
      (v5/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ContractScreenQuery",
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
              (v13/*:: as any*/),
              {
                "condition": "hasMine",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "args": (v18/*:: as any*/),
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
                              (v13/*:: as any*/),
                              (v19/*:: as any*/),
                              (v20/*:: as any*/),
                              (v21/*:: as any*/)
                            ]
                          },
                          {
                            "kind": "ScalarField",
                            "name": "cursor"
                          }
                        ]
                      },
                      {
                        "concreteType": "PageInfo",
                        "kind": "LinkedField",
                        "name": "pageInfo",
                        "plural": false,
                        "selections": [
                          {
                            "kind": "ScalarField",
                            "name": "endCursor"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "hasNextPage"
                          }
                        ]
                      }
                    ]
                  },
                  {
                    "args": (v18/*:: as any*/),
                    "filters": [
                      "filter"
                    ],
                    "handle": "connection",
                    "key": "OwnContracts_contracts",
                    "kind": "LinkedHandle",
                    "name": "contracts"
                  }
                ]
              },
              {
                "condition": "hasOffered",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "alias": "offered",
                    "args": (v11/*:: as any*/),
                    "concreteType": "AgentContractConnection",
                    "kind": "LinkedField",
                    "name": "contracts",
                    "plural": false,
                    "selections": [
                      (v12/*:: as any*/),
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
                              (v13/*:: as any*/),
                              {
                                "kind": "ScalarField",
                                "name": "holder"
                              },
                              {
                                "kind": "ScalarField",
                                "name": "version"
                              },
                              (v19/*:: as any*/),
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
                                "selections": (v16/*:: as any*/)
                              },
                              {
                                "kind": "LinkedField",
                                "name": "terms",
                                "plural": false,
                                "selections": [
                                  (v21/*:: as any*/),
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
                              (v20/*:: as any*/)
                            ]
                          }
                        ]
                      },
                      (v22/*:: as any*/)
                    ]
                  }
                ]
              },
              {
                "condition": "hasPayouts",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "alias": "paid",
                    "args": (v15/*:: as any*/),
                    "concreteType": "ContractPayoutConnection",
                    "kind": "LinkedField",
                    "name": "contractPayouts",
                    "plural": false,
                    "selections": [
                      {
                        "concreteType": "ContractPayoutEdge",
                        "kind": "LinkedField",
                        "name": "edges",
                        "plural": true,
                        "selections": [
                          {
                            "concreteType": "ContractPayout",
                            "kind": "LinkedField",
                            "name": "node",
                            "plural": false,
                            "selections": [
                              (v13/*:: as any*/),
                              {
                                "kind": "ScalarField",
                                "name": "account"
                              },
                              {
                                "kind": "ScalarField",
                                "name": "periodStart"
                              },
                              {
                                "kind": "ScalarField",
                                "name": "periodEnd"
                              },
                              {
                                "kind": "ScalarField",
                                "name": "isRemainder"
                              },
                              {
                                "kind": "ScalarField",
                                "name": "isPending"
                              },
                              {
                                "kind": "ScalarField",
                                "name": "rate"
                              },
                              {
                                "kind": "ScalarField",
                                "name": "settledAt"
                              },
                              {
                                "concreteType": "Money",
                                "kind": "LinkedField",
                                "name": "base",
                                "plural": false,
                                "selections": (v16/*:: as any*/)
                              },
                              {
                                "concreteType": "Money",
                                "kind": "LinkedField",
                                "name": "amount",
                                "plural": false,
                                "selections": (v16/*:: as any*/)
                              }
                            ]
                          }
                        ]
                      },
                      (v12/*:: as any*/),
                      (v22/*:: as any*/),
                      (v17/*:: as any*/)
                    ]
                  }
                ]
              }
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "46296d85971b40dac4253db7dbab7fa6482da4f9d867c9cd877ddfb59a6df16e",
    "metadata": {},
    "name": "ContractScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "56383d081957b6b2689e938fcdacd2a3";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
