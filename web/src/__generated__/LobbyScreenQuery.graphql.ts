/**
 * @generated SignedSource<<75c9201ce5cd59df55fe223fd36d736e>>
 * @relayHash bea368003f60078c81e657d621489da4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7bb5b63ddff956febe0d79dfd68a69e6cede32d3c9595f7b82031276b73e8199

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BannerGroup = "DOWNLOAD" | "ELOTT" | "ESPORTS" | "FISH" | "HELP" | "HOME" | "IN_HOUSE" | "LIVE" | "POINT_MALL" | "PROMOTIONS" | "PVP" | "REGISTER" | "RNG" | "SPORTS" | "%future added value";
export type GameCategory = "ELOTT" | "ESPORTS" | "FISH" | "LIVE" | "PVP" | "RNG" | "SPORTS" | "%future added value";
export type GameLabel = "EXCLUSIVE" | "HOT" | "JACKPOT" | "NEW" | "%future added value";
export type GameSort = "NAME" | "NEW" | "POPULAR" | "RETURN_TO_PLAYER" | "%future added value";
export type GameFilter = {
  category?: GameCategory | null;
  classification?: string | null;
  isInHouse?: boolean | null;
  label?: GameLabel | null;
  minBet?: string | null;
  minLines?: number | null;
  search?: string | null;
  vendorCodes?: ReadonlyArray<string> | null;
};
export type LobbyScreenQuery$variables = {
  banner: BannerGroup;
  filter?: GameFilter | null;
  sort: GameSort;
};
export type LobbyScreenQuery$data = {
  readonly site: {
    readonly games: {
      readonly totalCount: number;
    } | null;
    readonly " $fragmentSpreads": FragmentRefs<"LobbyToolbar_site" | "PageBanner_site">;
  };
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"FavoritesProvider_viewer">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"LobbyGames_query">;
};
export type LobbyScreenQuery = {
  response: LobbyScreenQuery$data;
  variables: LobbyScreenQuery$variables;
};

import GameTile_game$normalization_graphql from './GameTile_game$normalization.graphql';
import Picture_image$normalization_graphql from './Picture_image$normalization.graphql';

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "banner"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sort"
},
v3 = [
  {
    "kind": "Variable",
    "name": "group",
    "variableName": "banner"
  }
],
v4 = {
  "kind": "Variable",
  "name": "filter",
  "variableName": "filter"
},
v5 = {
  "kind": "Variable",
  "name": "sort",
  "variableName": "sort"
},
v6 = [
  (v4/*:: as any*/),
  {
    "kind": "Literal",
    "name": "first",
    "value": 28
  },
  (v5/*:: as any*/)
],
v7 = {
  "kind": "ScalarField",
  "name": "totalCount"
},
v8 = {
  "kind": "ScalarField",
  "name": "name"
},
v9 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "LobbyScreenQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "args": (v3/*:: as any*/),
            "kind": "FragmentSpread",
            "name": "PageBanner_site"
          },
          {
            "kind": "FragmentSpread",
            "name": "LobbyToolbar_site"
          },
          {
            "kind": "CatchField",
            "field": {
              "args": (v6/*:: as any*/),
              "concreteType": "GameConnection",
              "kind": "LinkedField",
              "name": "games",
              "plural": false,
              "selections": [
                (v7/*:: as any*/)
              ]
            },
            "to": "NULL"
          }
        ]
      },
      {
        "args": [
          (v4/*:: as any*/),
          (v5/*:: as any*/)
        ],
        "kind": "FragmentSpread",
        "name": "LobbyGames_query"
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
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "LobbyScreenQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "args": (v3/*:: as any*/),
            "concreteType": "Banner",
            "kind": "LinkedField",
            "name": "banners",
            "plural": true,
            "selections": [
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
                  (v8/*:: as any*/)
                ]
              },
              (v9/*:: as any*/)
            ]
          },
          {
            "concreteType": "Brand",
            "kind": "LinkedField",
            "name": "brand",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "currencies"
              }
            ]
          },
          {
            "concreteType": "GameMenuEntry",
            "kind": "LinkedField",
            "name": "gameMenu",
            "plural": true,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "category"
              },
              {
                "concreteType": "GameMenuVendor",
                "kind": "LinkedField",
                "name": "vendors",
                "plural": true,
                "selections": [
                  {
                    "concreteType": "Vendor",
                    "kind": "LinkedField",
                    "name": "vendor",
                    "plural": false,
                    "selections": [
                      (v9/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "code"
                      },
                      (v8/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "opensAsList"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "status"
                      }
                    ]
                  },
                  {
                    "kind": "ScalarField",
                    "name": "gameCount"
                  }
                ]
              },
              (v9/*:: as any*/)
            ]
          },
          {
            "args": (v6/*:: as any*/),
            "concreteType": "GameConnection",
            "kind": "LinkedField",
            "name": "games",
            "plural": false,
            "selections": [
              (v7/*:: as any*/),
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
                      (v9/*:: as any*/),
                      {
                        "fragment": GameTile_game$normalization_graphql,
                        "kind": "FragmentSpread"
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
            "args": (v6/*:: as any*/),
            "filters": [
              "filter",
              "sort"
            ],
            "handle": "connection",
            "key": "LobbyGames_games",
            "kind": "LinkedHandle",
            "name": "games"
          },
          (v9/*:: as any*/)
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
              (v9/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "favoriteGameIds"
              }
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "7bb5b63ddff956febe0d79dfd68a69e6cede32d3c9595f7b82031276b73e8199",
    "metadata": {},
    "name": "LobbyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "96bfe0b0b80498cf369241a59ef0a098";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
