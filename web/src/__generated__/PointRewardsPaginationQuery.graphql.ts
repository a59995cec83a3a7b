/**
 * @generated SignedSource<<186faef6eae815adbac9e4af7ede4924>>
 * @relayHash bb6aaa499065db21358348361eea9bb3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 996abd0ec3fe78b14bd5a985f8654ae2d8554ee6834337f33bcd8f8b552ed30b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PointRewardCategory = "ELECTRONICS" | "LIFESTYLE" | "MONEY" | "UNKNOWN" | "%future added value";
export type PointRewardsPaginationQuery$variables = {
  category?: PointRewardCategory | null;
  count?: number | null;
  cursor?: string | null;
};
export type PointRewardsPaginationQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"PointRewards_query">;
};
export type PointRewardsPaginationQuery = {
  response: PointRewardsPaginationQuery$data;
  variables: PointRewardsPaginationQuery$variables;
};

import FreeSpinsTerms_terms$normalization_graphql from './FreeSpinsTerms_terms$normalization.graphql';
import Picture_image$normalization_graphql from './Picture_image$normalization.graphql';

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "category"
  },
  {
    "defaultValue": 24,
    "kind": "LocalArgument",
    "name": "count"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "cursor"
  }
],
v1 = {
  "kind": "Variable",
  "name": "category",
  "variableName": "category"
},
v2 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "cursor"
  },
  (v1/*:: as any*/),
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "count"
  }
],
v3 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "PointRewardsPaginationQuery",
    "selections": [
      {
        "args": [
          (v1/*:: as any*/),
          {
            "kind": "Variable",
            "name": "count",
            "variableName": "count"
          },
          {
            "kind": "Variable",
            "name": "cursor",
            "variableName": "cursor"
          }
        ],
        "kind": "FragmentSpread",
        "name": "PointRewards_query"
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PointRewardsPaginationQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "args": (v2/*:: as any*/),
            "concreteType": "PointRewardConnection",
            "kind": "LinkedField",
            "name": "pointRewards",
            "plural": false,
            "selections": [
              {
                "concreteType": "PointRewardEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "concreteType": "PointReward",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v3/*:: as any*/),
                      {
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "amount",
                        "plural": false,
                        "selections": [
                          {
                            "kind": "ScalarField",
                            "name": "currency"
                          }
                        ]
                      },
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
                        "name": "points"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "turnover"
                      },
                      {
                        "concreteType": "FreeSpinTerms",
                        "kind": "LinkedField",
                        "name": "freeSpins",
                        "plural": false,
                        "selections": [
                          {
                            "fragment": FreeSpinsTerms_terms$normalization_graphql,
                            "kind": "FragmentSpread"
                          }
                        ]
                      },
                      {
                        "kind": "ScalarField",
                        "name": "stock"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "mostPerMember"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "leastRank"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "kind"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "__typename"
                      }
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
            "args": (v2/*:: as any*/),
            "filters": [
              "category"
            ],
            "handle": "connection",
            "key": "PointRewards_pointRewards",
            "kind": "LinkedHandle",
            "name": "pointRewards"
          },
          (v3/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "996abd0ec3fe78b14bd5a985f8654ae2d8554ee6834337f33bcd8f8b552ed30b",
    "metadata": {},
    "name": "PointRewardsPaginationQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "18a8a91524932edb1579081a2fe0c829";

export default node;
