/**
 * @generated SignedSource<<a7881fd7c2cceac9a025f59918f6edb8>>
 * @relayHash 4a55217f6c7042f5c4f9fc8a48d97dc8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3bf392db7bcde8b44b211c1661ae8d68435f2ba152785ce37b5ed58bcf1feb81

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
      readonly claimableDeposits: ReadonlyArray<{
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"DepositOffers_deposit">;
      }> | null;
      readonly promotionStandings: ReadonlyArray<{
        readonly internalID: string;
        readonly reward: {
          readonly amount: string;
          readonly currency: string;
        } | null;
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

import DepositOffers_deposit$normalization_graphql from './DepositOffers_deposit$normalization.graphql';
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
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "reward",
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
v8 = {
  "kind": "ScalarField",
  "name": "id"
},
v9 = {
  "kind": "ScalarField",
  "name": "title"
},
v10 = {
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
v11 = {
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
                      (v6/*:: as any*/),
                      (v7/*:: as any*/)
                    ]
                  },
                  "to": "NULL"
                },
                {
                  "kind": "CatchField",
                  "field": {
                    "concreteType": "Deposit",
                    "kind": "LinkedField",
                    "name": "claimableDeposits",
                    "plural": true,
                    "selections": [
                      (v8/*:: as any*/),
                      {
                        "kind": "FragmentSpread",
                        "name": "DepositOffers_deposit"
                      }
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
              (v9/*:: as any*/),
              (v10/*:: as any*/),
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
              (v8/*:: as any*/)
            ],
            "storageKey": "banners(group:\"PROMOTIONS\")"
          },
          {
            "concreteType": "PromotionCount",
            "kind": "LinkedField",
            "name": "promotionCounts",
            "plural": true,
            "selections": [
              (v11/*:: as any*/),
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
                      (v8/*:: as any*/),
                      (v5/*:: as any*/),
                      (v11/*:: as any*/),
                      (v6/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "startsAt"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "endsAt"
                      },
                      (v9/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "summary"
                      },
                      (v10/*:: as any*/),
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
            "args": (v3/*:: as any*/),
            "filters": [
              "category"
            ],
            "handle": "connection",
            "key": "PromotionList_promotions",
            "kind": "LinkedHandle",
            "name": "promotions"
          },
          (v8/*:: as any*/),
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
                  (v7/*:: as any*/),
                  (v8/*:: as any*/)
                ]
              },
              {
                "concreteType": "Deposit",
                "kind": "LinkedField",
                "name": "claimableDeposits",
                "plural": true,
                "selections": [
                  (v8/*:: as any*/),
                  {
                    "fragment": DepositOffers_deposit$normalization_graphql,
                    "kind": "FragmentSpread"
                  }
                ]
              },
              (v8/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "3bf392db7bcde8b44b211c1661ae8d68435f2ba152785ce37b5ed58bcf1feb81",
    "metadata": {},
    "name": "PromotionsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d935eb3e9cc1b9f7b5524bd41e3ac33e";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
