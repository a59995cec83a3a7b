/**
 * @generated SignedSource<<e395146f52543c5cddcb374c17b16dc9>>
 * @relayHash 898f4c71b9124ce193f7b931523e269e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 456bb0eb455e00f73351a0bca328a725b7d22440f8f0a9dec0de55b1bd5670bb

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PromotionCategory = "DAILY" | "HIGH_REBATE" | "LIMITED" | "NEWBIE" | "NEW_PLAYER" | "SPECIAL_OFFER" | "UNKNOWN" | "VIP" | "%future added value";
export type PromotionStatus = "APPLYING" | "CLAIM" | "CLAIMED" | "CLOSE" | "COMING_SOON" | "ISSUED" | "JOIN" | "JOINED" | "PROCESS" | "REJECTED" | "SIGNED" | "UNKNOWN" | "%future added value";
export type PromotionsScreenQuery$variables = {
  category?: PromotionCategory | null;
};
export type PromotionsScreenQuery$data = {
  readonly site: {
    readonly promotions: {
      readonly totalCount: number;
    } | null;
    readonly " $fragmentSpreads": FragmentRefs<"PageBanner_site" | "PromotionTabs_site" | "useSiteTime_site">;
  };
  readonly viewer: {
    readonly member: {
      readonly promotionStandings: ReadonlyArray<{
        readonly internalID: string;
        readonly status: PromotionStatus;
      }> | null;
    } | null;
  };
  readonly " $fragmentSpreads": FragmentRefs<"PromotionList_query">;
};
export type PromotionsScreenQuery = {
  response: PromotionsScreenQuery$data;
  variables: PromotionsScreenQuery$variables;
};

import Picture_image$normalization_graphql from './Picture_image$normalization.graphql';

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "category"
  }
],
v1 = [
  {
    "kind": "Literal",
    "name": "group",
    "value": "PROMOTIONS"
  }
],
v2 = {
  "kind": "Variable",
  "name": "category",
  "variableName": "category"
},
v3 = [
  (v2/*:: as any*/),
  {
    "kind": "Literal",
    "name": "first",
    "value": 24
  }
],
v4 = {
  "kind": "ScalarField",
  "name": "totalCount"
},
v5 = {
  "kind": "ScalarField",
  "name": "internalID"
},
v6 = {
  "kind": "ScalarField",
  "name": "status"
},
v7 = {
  "kind": "ScalarField",
  "name": "title"
},
v8 = {
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
v9 = {
  "kind": "ScalarField",
  "name": "id"
},
v10 = {
  "kind": "ScalarField",
  "name": "category"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "PromotionsScreenQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "args": (v1/*:: as any*/),
            "kind": "FragmentSpread",
            "name": "PageBanner_site"
          },
          {
            "kind": "FragmentSpread",
            "name": "PromotionTabs_site"
          },
          {
            "kind": "FragmentSpread",
            "name": "useSiteTime_site"
          },
          {
            "kind": "CatchField",
            "field": {
              "args": (v3/*:: as any*/),
              "concreteType": "PromotionConnection",
              "kind": "LinkedField",
              "name": "promotions",
              "plural": false,
              "selections": [
                (v4/*:: as any*/)
              ]
            },
            "to": "NULL"
          }
        ]
      },
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "kind": "CatchField",
            "field": {
              "concreteType": "Member",
              "kind": "LinkedField",
              "name": "member",
              "plural": false,
              "selections": [
                {
                  "kind": "CatchField",
                  "field": {
                    "concreteType": "PromotionStanding",
                    "kind": "LinkedField",
                    "name": "promotionStandings",
                    "plural": true,
                    "selections": [
                      (v5/*:: as any*/),
                      (v6/*:: as any*/)
                    ]
                  },
                  "to": "NULL"
                }
              ]
            },
            "to": "NULL"
          }
        ]
      },
      {
        "args": [
          (v2/*:: as any*/)
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
    "name": "PromotionsScreenQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "args": (v1/*:: as any*/),
            "concreteType": "Banner",
            "kind": "LinkedField",
            "name": "banners",
            "plural": true,
            "selections": [
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              {
                "concreteType": "Linkage",
                "kind": "LinkedField",
                "name": "linkage",
                "plural": false,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "kind"
                  },
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
              (v9/*:: as any*/)
            ],
            "storageKey": "banners(group:\"PROMOTIONS\")"
          },
          {
            "concreteType": "PromotionCount",
            "kind": "LinkedField",
            "name": "promotionCounts",
            "plural": true,
            "selections": [
              (v10/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "count"
              }
            ]
          },
          {
            "concreteType": "SignInCalendar",
            "kind": "LinkedField",
            "name": "dailySignIn",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "serverTime"
              }
            ]
          },
          {
            "args": (v3/*:: as any*/),
            "concreteType": "PromotionConnection",
            "kind": "LinkedField",
            "name": "promotions",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
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
                      (v9/*:: as any*/),
                      (v5/*:: as any*/),
                      (v6/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "startsAt"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "endsAt"
                      },
                      (v10/*:: as any*/),
                      (v7/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "summary"
                      },
                      (v8/*:: as any*/),
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
            "args": (v3/*:: as any*/),
            "filters": [
              "category"
            ],
            "handle": "connection",
            "key": "PromotionList_promotions",
            "kind": "LinkedHandle",
            "name": "promotions"
          },
          (v9/*:: as any*/),
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
          }
        ]
      },
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
                "concreteType": "PromotionStanding",
                "kind": "LinkedField",
                "name": "promotionStandings",
                "plural": true,
                "selections": [
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v9/*:: as any*/)
                ]
              },
              (v9/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "456bb0eb455e00f73351a0bca328a725b7d22440f8f0a9dec0de55b1bd5670bb",
    "metadata": {},
    "name": "PromotionsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3a293d72bfd8e2e8667dfe7f30aaac59";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
