/**
 * @generated SignedSource<<13b61f090da5cc06a8e6fa4baefac7cf>>
 * @relayHash e7fe54ccaf9620a447622df200e88490
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0a2812c15a032a5e0a51e3390fade285ee4ab65c0b6670cfa5b0d085a7713965

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FavoriteScreenQuery$variables = Record<PropertyKey, never>;
export type FavoriteScreenQuery$data = {
  readonly viewer: {
    readonly member: {
      readonly favoriteGameIds: ReadonlyArray<string> | null;
      readonly username: string;
      readonly " $fragmentSpreads": FragmentRefs<"FavoriteGames_member">;
    } | null;
    readonly " $fragmentSpreads": FragmentRefs<"FavoritesProvider_viewer">;
  };
};
export type FavoriteScreenQuery = {
  response: FavoriteScreenQuery$data;
  variables: FavoriteScreenQuery$variables;
};

import GameTile_game$normalization_graphql from './GameTile_game$normalization.graphql';

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "username"
},
v1 = {
  "kind": "ScalarField",
  "name": "favoriteGameIds"
},
v2 = {
  "kind": "ScalarField",
  "name": "id"
},
v3 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 28
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "FavoriteScreenQuery",
    "selections": [
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
            "concreteType": "Member",
            "kind": "LinkedField",
            "name": "member",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              {
                "kind": "CatchField",
                "field": (v1/*:: as any*/),
                "to": "NULL"
              },
              {
                "kind": "FragmentSpread",
                "name": "FavoriteGames_member"
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "FavoriteScreenQuery",
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
              (v2/*:: as any*/),
              (v1/*:: as any*/),
              (v0/*:: as any*/),
              {
                "args": (v3/*:: as any*/),
                "concreteType": "GameConnection",
                "kind": "LinkedField",
                "name": "favoriteGames",
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
                          (v2/*:: as any*/),
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
                ],
                "storageKey": "favoriteGames(first:28)"
              },
              {
                "args": (v3/*:: as any*/),
                "handle": "connection",
                "key": "FavoriteGames_favoriteGames",
                "kind": "LinkedHandle",
                "name": "favoriteGames"
              }
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "0a2812c15a032a5e0a51e3390fade285ee4ab65c0b6670cfa5b0d085a7713965",
    "metadata": {},
    "name": "FavoriteScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1bde42df0f5a665297b7ba7ba8fafcdd";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
