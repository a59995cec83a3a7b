/**
 * @generated SignedSource<<f25305a6275d962a9f6870e2c020c3a3>>
 * @relayHash 08fea5204e8b49c3a1a48336bb9d5e68
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 79dd8d84c5e1dd1fe02db7adbabc316f7586ff00ed4722bea39c9cc184605a3b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PointRewardCategory = "ELECTRONICS" | "LIFESTYLE" | "MONEY" | "UNKNOWN" | "%future added value";
export type PointMallScreenQuery$variables = {
  category?: PointRewardCategory | null;
};
export type PointMallScreenQuery$data = {
  readonly site: {
    readonly features: {
      readonly pointMall: boolean;
    } | null;
    readonly " $fragmentSpreads": FragmentRefs<"PageBanner_site">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"PointRewards_query">;
};
export type PointMallScreenQuery = {
  response: PointMallScreenQuery$data;
  variables: PointMallScreenQuery$variables;
};

import FreeSpinsTerms_terms$normalization_graphql from './FreeSpinsTerms_terms$normalization.graphql';
import Picture_image$normalization_graphql from './Picture_image$normalization.graphql';

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "category"
  }
],
v1 = {
  "concreteType": "SiteFeatures",
  "kind": "LinkedField",
  "name": "features",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "pointMall"
    }
  ]
},
v2 = [
  {
    "kind": "Literal",
    "name": "group",
    "value": "POINT_MALL"
  }
],
v3 = {
  "kind": "Variable",
  "name": "category",
  "variableName": "category"
},
v4 = {
  "kind": "ScalarField",
  "name": "title"
},
v5 = {
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
v6 = {
  "kind": "ScalarField",
  "name": "kind"
},
v7 = {
  "kind": "ScalarField",
  "name": "id"
},
v8 = [
  (v3/*:: as any*/),
  {
    "kind": "Literal",
    "name": "first",
    "value": 24
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "PointMallScreenQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "kind": "CatchField",
            "field": (v1/*:: as any*/),
            "to": "NULL"
          },
          {
            "args": (v2/*:: as any*/),
            "kind": "FragmentSpread",
            "name": "PageBanner_site"
          }
        ]
      },
      {
        "args": [
          (v3/*:: as any*/)
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
    "name": "PointMallScreenQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "args": (v2/*:: as any*/),
            "concreteType": "Banner",
            "kind": "LinkedField",
            "name": "banners",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "concreteType": "Linkage",
                "kind": "LinkedField",
                "name": "linkage",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "target"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "name"
                  }
                ]
              },
              (v7/*:: as any*/)
            ],
            "storageKey": "banners(group:\"POINT_MALL\")"
          },
          (v7/*:: as any*/),
          {
            "args": (v8/*:: as any*/),
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
                      (v7/*:: as any*/),
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
                      (v4/*:: as any*/),
                      (v5/*:: as any*/),
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
                      (v6/*:: as any*/),
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
            "args": (v8/*:: as any*/),
            "filters": [
              "category"
            ],
            "handle": "connection",
            "key": "PointRewards_pointRewards",
            "kind": "LinkedHandle",
            "name": "pointRewards"
          }
        ]
      }
    ]
  },
  "params": {
    "id": "79dd8d84c5e1dd1fe02db7adbabc316f7586ff00ed4722bea39c9cc184605a3b",
    "metadata": {},
    "name": "PointMallScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "db3641fed79b3191cff8918fb02ddc51";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
