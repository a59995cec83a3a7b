/**
 * @generated SignedSource<<0d55a34d3c60aa8dcd4f1ac81c6cd407>>
 * @relayHash 86ae3eceb8b61ec61f3357592203ddb3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f5259ed9ba9c1a130a93068727cd5935e68e72bb1e1c97aa3438d22d6aa4ae30

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type PeriodPreset = "LAST_30" | "LAST_7" | "LAST_MONTH" | "LAST_WEEK" | "NEXT_30" | "NEXT_7" | "THIS_MONTH" | "THIS_WEEK" | "TODAY" | "YESTERDAY" | "%future added value";
export type PointRedeemStatus = "APPROVED" | "IN_PROCESS" | "REJECTED" | "UNKNOWN" | "%future added value";
export type PointRedeemFilter = {
  period?: PeriodInput | null;
  status?: PointRedeemStatus | null;
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
export type RedeemRecordQuery$variables = {
  after?: string | null;
  filter?: PointRedeemFilter | null;
};
export type RedeemRecordQuery$data = {
  readonly viewer: {
    readonly member: {
      readonly page: Result<{
        readonly edges: ReadonlyArray<{
          readonly node: {
            readonly id: string;
            readonly " $fragmentSpreads": FragmentRefs<"RedeemRow_redeem">;
          };
        }>;
        readonly " $fragmentSpreads": FragmentRefs<"RecordList_page">;
      }, unknown>;
    } | null;
  };
};
export type RedeemRecordQuery = {
  response: RedeemRecordQuery$data;
  variables: RedeemRecordQuery$variables;
};

import Picture_image$normalization_graphql from './Picture_image$normalization.graphql';
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
    "value": 20
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
    "name": "RedeemRecordQuery",
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
                  "concreteType": "PointRedeemConnection",
                  "kind": "LinkedField",
                  "name": "pointRedeems",
                  "plural": false,
                  "selections": [
                    {
                      "concreteType": "PointRedeemEdge",
                      "kind": "LinkedField",
                      "name": "edges",
                      "plural": true,
                      "selections": [
                        {
                          "concreteType": "PointRedeem",
                          "kind": "LinkedField",
                          "name": "node",
                          "plural": false,
                          "selections": [
                            (v3/*:: as any*/),
                            {
                              "kind": "FragmentSpread",
                              "name": "RedeemRow_redeem"
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
    "name": "RedeemRecordQuery",
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
                "concreteType": "PointRedeemConnection",
                "kind": "LinkedField",
                "name": "pointRedeems",
                "plural": false,
                "selections": [
                  {
                    "concreteType": "PointRedeemEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "concreteType": "PointRedeem",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v3/*:: as any*/),
                          {
                            "kind": "ScalarField",
                            "name": "internalID"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "title"
                          },
                          {
                            "concreteType": "Image",
                            "kind": "LinkedField",
                            "name": "image",
                            "plural": false,
                            "selections": [
                              {
                                "fragment": Picture_image$normalization_graphql,
                                "kind": "FragmentSpread"
                              }
                            ]
                          },
                          {
                            "kind": "ScalarField",
                            "name": "quantity"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "points"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "address"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "status"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "reason"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "createdAt"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "decidedAt"
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
    "id": "f5259ed9ba9c1a130a93068727cd5935e68e72bb1e1c97aa3438d22d6aa4ae30",
    "metadata": {},
    "name": "RedeemRecordQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "378bcc8c707cdd1ad91938c00e253605";

export default node;
