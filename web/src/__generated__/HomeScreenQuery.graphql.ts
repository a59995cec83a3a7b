/**
 * @generated SignedSource<<95057459672ffdbd43be0fa0c283c7bf>>
 * @relayHash 22e106f1a11991ec43c46bb9257d4b08
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5c24187b790846debd19c1746e70f04b1682e10a504d8c82e949b6355f7cd695

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SitePart = "BETS" | "BONUSES" | "DEPOSITS" | "JACKPOTS" | "LEADERBOARDS" | "MATCHES" | "MESSAGES" | "MISSIONS" | "PAGES" | "POSTBACKS" | "PROFIT" | "PROMOTIONS" | "RAFFLE" | "RED_ENVELOPES" | "REFERRAL" | "REWARDS" | "SIGN_IN" | "STATEMENT" | "TRANSACTIONS" | "VIP" | "WITHDRAWALS" | "%future added value";
export type HomeScreenQuery$variables = Record<PropertyKey, never>;
export type HomeScreenQuery$data = {
  readonly site: {
    readonly features: {
      readonly missingParts: ReadonlyArray<SitePart>;
    } | null;
    readonly " $fragmentSpreads": FragmentRefs<"AnnouncementTicker_site" | "CategoryTiles_site" | "HomeCarousel_site" | "HomeSections_site" | "PopupAnnouncement_site">;
  };
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"FavoritesProvider_viewer" | "HomeSections_viewer">;
  };
};
export type HomeScreenQuery = {
  response: HomeScreenQuery$data;
  variables: HomeScreenQuery$variables;
};

import GameTile_game$normalization_graphql from './GameTile_game$normalization.graphql';
import Picture_image$normalization_graphql from './Picture_image$normalization.graphql';

const node: ConcreteRequest = (function(){
var v0 = {
  "concreteType": "SiteFeatures",
  "kind": "LinkedField",
  "name": "features",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "missingParts"
    }
  ]
},
v1 = {
  "kind": "ScalarField",
  "name": "id"
},
v2 = {
  "kind": "ScalarField",
  "name": "title"
},
v3 = [
  {
    "fragment": Picture_image$normalization_graphql,
    "kind": "FragmentSpread"
  }
],
v4 = {
  "concreteType": "Image",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
  "selections": (v3/*:: as any*/)
},
v5 = {
  "kind": "ScalarField",
  "name": "kind"
},
v6 = {
  "kind": "ScalarField",
  "name": "target"
},
v7 = {
  "kind": "ScalarField",
  "name": "name"
},
v8 = {
  "kind": "Literal",
  "name": "first",
  "value": 10
},
v9 = {
  "kind": "ScalarField",
  "name": "category"
},
v10 = {
  "fragment": GameTile_game$normalization_graphql,
  "kind": "FragmentSpread"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "HomeScreenQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "kind": "CatchField",
            "field": (v0/*:: as any*/),
            "to": "NULL"
          },
          {
            "kind": "FragmentSpread",
            "name": "HomeCarousel_site"
          },
          {
            "kind": "FragmentSpread",
            "name": "AnnouncementTicker_site"
          },
          {
            "kind": "FragmentSpread",
            "name": "PopupAnnouncement_site"
          },
          {
            "kind": "FragmentSpread",
            "name": "CategoryTiles_site"
          },
          {
            "kind": "FragmentSpread",
            "name": "HomeSections_site"
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
            "kind": "FragmentSpread",
            "name": "FavoritesProvider_viewer"
          },
          {
            "kind": "FragmentSpread",
            "name": "HomeSections_viewer"
          }
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "HomeScreenQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "args": [
              {
                "kind": "Literal",
                "name": "group",
                "value": "HOME"
              }
            ],
            "concreteType": "Banner",
            "kind": "LinkedField",
            "name": "banners",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v4/*:: as any*/),
              {
                "concreteType": "Linkage",
                "kind": "LinkedField",
                "name": "linkage",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/)
                ]
              }
            ],
            "storageKey": "banners(group:\"HOME\")"
          },
          {
            "alias": "headlines",
            "args": [
              (v8/*:: as any*/),
              {
                "kind": "Literal",
                "name": "kinds",
                "value": [
                  "HEADLINE"
                ]
              }
            ],
            "concreteType": "AnnouncementConnection",
            "kind": "LinkedField",
            "name": "announcements",
            "plural": false,
            "selections": [
              {
                "concreteType": "AnnouncementEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "concreteType": "Announcement",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v1/*:: as any*/),
                      (v2/*:: as any*/)
                    ]
                  }
                ]
              }
            ],
            "storageKey": "announcements(first:10,kinds:[\"HEADLINE\"])"
          },
          {
            "alias": "popups",
            "args": [
              {
                "kind": "Literal",
                "name": "first",
                "value": 5
              },
              {
                "kind": "Literal",
                "name": "kinds",
                "value": [
                  "POPUP"
                ]
              }
            ],
            "concreteType": "AnnouncementConnection",
            "kind": "LinkedField",
            "name": "announcements",
            "plural": false,
            "selections": [
              {
                "concreteType": "AnnouncementEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "concreteType": "Announcement",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v1/*:: as any*/),
                      (v2/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "content"
                      },
                      (v4/*:: as any*/),
                      {
                        "concreteType": "Linkage",
                        "kind": "LinkedField",
                        "name": "linkage",
                        "plural": false,
                        "selections": [
                          (v5/*:: as any*/),
                          (v6/*:: as any*/)
                        ]
                      }
                    ]
                  }
                ]
              }
            ],
            "storageKey": "announcements(first:5,kinds:[\"POPUP\"])"
          },
          {
            "concreteType": "GameMenuEntry",
            "kind": "LinkedField",
            "name": "gameMenu",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v9/*:: as any*/),
              (v2/*:: as any*/),
              {
                "concreteType": "GameMenuVendor",
                "kind": "LinkedField",
                "name": "vendors",
                "plural": true,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "gameCount"
                  },
                  {
                    "concreteType": "Vendor",
                    "kind": "LinkedField",
                    "name": "vendor",
                    "plural": false,
                    "selections": [
                      (v1/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "code"
                      },
                      (v7/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "opensAsList"
                      },
                      {
                        "concreteType": "Image",
                        "kind": "LinkedField",
                        "name": "logo",
                        "plural": false,
                        "selections": (v3/*:: as any*/)
                      }
                    ]
                  }
                ]
              }
            ]
          },
          {
            "concreteType": "HomeSection",
            "kind": "LinkedField",
            "name": "homeSections",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v5/*:: as any*/),
              (v2/*:: as any*/),
              (v9/*:: as any*/),
              {
                "concreteType": "Game",
                "kind": "LinkedField",
                "name": "games",
                "plural": true,
                "selections": [
                  (v1/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "hasDemo"
                  },
                  (v10/*:: as any*/)
                ]
              }
            ]
          },
          (v1/*:: as any*/)
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
              (v1/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "favoriteGameIds"
              },
              {
                "args": [
                  (v8/*:: as any*/)
                ],
                "concreteType": "GameConnection",
                "kind": "LinkedField",
                "name": "recentGames",
                "plural": false,
                "selections": [
                  {
                    "concreteType": "GameEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "concreteType": "Game",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v1/*:: as any*/),
                          (v10/*:: as any*/)
                        ]
                      }
                    ]
                  }
                ],
                "storageKey": "recentGames(first:10)"
              }
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "5c24187b790846debd19c1746e70f04b1682e10a504d8c82e949b6355f7cd695",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7126f937b313569a6eaefd6efbe0cb8f";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
