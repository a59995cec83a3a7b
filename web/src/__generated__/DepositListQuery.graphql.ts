/**
 * @generated SignedSource<<90db05035afe11e78055967b225eb3c0>>
 * @relayHash 478945600a3ad503d241fda802995e0f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 681138382f81765435c3ac7e04e8116a369e0de40befe426209e4fa3e2c31544

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type DepositState = "CANCELLED" | "CREATED" | "EXPIRED" | "FAILED" | "PENDING" | "SUCCESS" | "UNKNOWN" | "%future added value";
export type PeriodPreset = "LAST_30" | "LAST_7" | "LAST_MONTH" | "LAST_WEEK" | "NEXT_30" | "NEXT_7" | "THIS_MONTH" | "THIS_WEEK" | "TODAY" | "YESTERDAY" | "%future added value";
export type DepositFilter = {
  period?: PeriodInput | null;
  states?: ReadonlyArray<DepositState> | null;
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
export type DepositListQuery$variables = {
  after?: string | null;
  filter?: DepositFilter | null;
};
export type DepositListQuery$data = {
  readonly viewer: {
    readonly member: {
      readonly page: Result<{
        readonly edges: ReadonlyArray<{
          readonly node: {
            readonly id: string;
            readonly " $fragmentSpreads": FragmentRefs<"DepositRow_deposit">;
          };
        }>;
        readonly " $fragmentSpreads": FragmentRefs<"RecordList_page">;
      }, unknown>;
    } | null;
  };
};
export type DepositListQuery = {
  response: DepositListQuery$data;
  variables: DepositListQuery$variables;
};

import RecordList_page$normalization_graphql from './RecordList_page$normalization.graphql';

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v2 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "after"
  },
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "filter"
  },
  {
    "kind": "Literal",
    "name": "first",
    "value": 10
  }
],
v3 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "DepositListQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "concreteType": "Member",
            "kind": "LinkedField",
            "name": "member",
            "plural": false,
            "selections": [
              {
                "kind": "CatchField",
                "field": {
                  "alias": "page",
                  "args": (v2/*:: as any*/),
                  "concreteType": "DepositConnection",
                  "kind": "LinkedField",
                  "name": "deposits",
                  "plural": false,
                  "selections": [
                    {
                      "concreteType": "DepositEdge",
                      "kind": "LinkedField",
                      "name": "edges",
                      "plural": true,
                      "selections": [
                        {
                          "concreteType": "Deposit",
                          "kind": "LinkedField",
                          "name": "node",
                          "plural": false,
                          "selections": [
                            (v3/*:: as any*/),
                            {
                              "kind": "FragmentSpread",
                              "name": "DepositRow_deposit"
                            }
                          ]
                        }
                      ]
                    },
                    {
                      "kind": "FragmentSpread",
                      "name": "RecordList_page"
                    }
                  ]
                },
                "to": "RESULT"
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
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "DepositListQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "concreteType": "Member",
            "kind": "LinkedField",
            "name": "member",
            "plural": false,
            "selections": [
              {
                "alias": "page",
                "args": (v2/*:: as any*/),
                "concreteType": "DepositConnection",
                "kind": "LinkedField",
                "name": "deposits",
                "plural": false,
                "selections": [
                  {
                    "concreteType": "DepositEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "concreteType": "Deposit",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v3/*:: as any*/),
                          {
                            "kind": "ScalarField",
                            "name": "channelName"
                          },
                          {
                            "concreteType": "Money",
                            "kind": "LinkedField",
                            "name": "amount",
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
                            "kind": "ScalarField",
                            "name": "state"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "createdAt"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "returnedAt"
                          }
                        ]
                      }
                    ]
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      {
                        "fragment": RecordList_page$normalization_graphql,
                        "kind": "FragmentSpread"
                      }
                    ],
                    "type": "Page",
                    "abstractKey": "__isPage"
                  }
                ]
              },
              (v3/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "681138382f81765435c3ac7e04e8116a369e0de40befe426209e4fa3e2c31544",
    "metadata": {},
    "name": "DepositListQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6c90ebb7288908db04a885b031698d99";

export default node;
