/**
 * @generated SignedSource<<49b0527276232980800092a7f540fc96>>
 * @relayHash 86fb190ae59c0257b2ee926b4377f6cc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aff127c631761ece92f038cd5f55d8a600cd9cb1476591ce0dca786d0b9a2de1

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PromotionCategory = "DAILY" | "HIGH_REBATE" | "LIMITED" | "NEWBIE" | "NEW_PLAYER" | "SPECIAL_OFFER" | "UNKNOWN" | "VIP" | "%future added value";
export type PromotionListPaginationQuery$variables = {
  category?: PromotionCategory | null;
  count?: number | null;
  cursor?: string | null;
};
export type PromotionListPaginationQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"PromotionList_query">;
};
export type PromotionListPaginationQuery = {
  response: PromotionListPaginationQuery$data;
  variables: PromotionListPaginationQuery$variables;
};

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
    "name": "PromotionListPaginationQuery",
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
        "name": "PromotionList_query"
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PromotionListPaginationQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "concreteType": "Brand",
            "kind": "LinkedField",
            "name": "brand",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "timeZone"
              }
            ]
          },
          {
            "args": (v2/*:: as any*/),
            "concreteType": "PromotionConnection",
            "kind": "LinkedField",
            "name": "promotions",
            "plural": false,
            "selections": [
              {
                "concreteType": "PromotionEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "concreteType": "Promotion",
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
                        "name": "category"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "status"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "startsAt"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "endsAt"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "title"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "summary"
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
                        "name": "entry"
                      },
                      {
                        "concreteType": "FreeSpinTerms",
                        "kind": "LinkedField",
                        "name": "freeSpins",
                        "plural": false,
                        "selections": [
                          {
                            "kind": "ScalarField",
                            "name": "spins"
                          }
                        ]
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
            "key": "PromotionList_promotions",
            "kind": "LinkedHandle",
            "name": "promotions"
          },
          (v3/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "aff127c631761ece92f038cd5f55d8a600cd9cb1476591ce0dca786d0b9a2de1",
    "metadata": {},
    "name": "PromotionListPaginationQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "86926d05349f4b75ee6ddb38b897e1c6";

export default node;
