/**
 * @generated SignedSource<<57ddd64187ce609e7f6783bfc44ee034>>
 * @relayHash f6d6acb99de31967e2bfa88a8751c245
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 031e54e58c6dbfbebbd0bd24862bd1438f8896b6a70916cf05c820b13c170dd7

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomeScreenQuery$variables = Record<PropertyKey, never>;
export type HomeScreenQuery$data = {
  readonly site: {
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
  "kind": "ScalarField",
  "name": "id"
},
v1 = {
  "kind": "ScalarField",
  "name": "title"
},
v2 = [
  {
    "fragment": Picture_image$normalization_graphql,
    "kind": "FragmentSpread"
  }
],
v3 = {
  "concreteType": "Image",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
  "selections": (v2/*:: as any*/)
},
v4 = {
  "kind": "ScalarField",
  "name": "kind"
},
v5 = {
  "kind": "ScalarField",
  "name": "target"
},
v6 = {
  "kind": "ScalarField",
  "name": "name"
},
v7 = {
  "kind": "Literal",
  "name": "first",
  "value": 10
},
v8 = {
  "kind": "ScalarField",
  "name": "category"
},
v9 = {
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
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              (v3/*:: as any*/),
              {
                "concreteType": "Linkage",
                "kind": "LinkedField",
                "name": "linkage",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/)
                ]
              }
            ],
            "storageKey": "banners(group:\"HOME\")"
          },
          {
            "alias": "headlines",
            "args": [
              (v7/*:: as any*/),
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
                      (v0/*:: as any*/),
                      (v1/*:: as any*/)
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
                      (v0/*:: as any*/),
                      (v1/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "content"
                      },
                      (v3/*:: as any*/),
                      {
                        "concreteType": "Linkage",
                        "kind": "LinkedField",
                        "name": "linkage",
                        "plural": false,
                        "selections": [
                          (v4/*:: as any*/),
                          (v5/*:: as any*/)
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
              (v0/*:: as any*/),
              (v8/*:: as any*/),
              (v1/*:: as any*/),
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
                      (v0/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "code"
                      },
                      (v6/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "opensAsList"
                      },
                      {
                        "concreteType": "Image",
                        "kind": "LinkedField",
                        "name": "logo",
                        "plural": false,
                        "selections": (v2/*:: as any*/)
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
              (v0/*:: as any*/),
              (v4/*:: as any*/),
              (v1/*:: as any*/),
              (v8/*:: as any*/),
              {
                "concreteType": "Game",
                "kind": "LinkedField",
                "name": "games",
                "plural": true,
                "selections": [
                  (v0/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "hasDemo"
                  },
                  (v9/*:: as any*/)
                ]
              }
            ]
          },
          (v0/*:: as any*/)
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
              (v0/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "favoriteGameIds"
              },
              {
                "args": [
                  (v7/*:: as any*/)
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
                          (v0/*:: as any*/),
                          (v9/*:: as any*/)
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
    "id": "031e54e58c6dbfbebbd0bd24862bd1438f8896b6a70916cf05c820b13c170dd7",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bb5fa203872e55df15884b7fd682169e";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
