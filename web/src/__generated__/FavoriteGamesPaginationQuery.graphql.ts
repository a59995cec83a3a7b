/**
 * @generated SignedSource<<68b21479ef7d3b5358f6926762cd9552>>
 * @relayHash e0100337fadc1871c3e3798c0d43da33
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cff9f35b732912b13abd09db7d8bd2be9cd4d4de8e157bd51e254d4ceb0b55b4

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FavoriteGamesPaginationQuery$variables = {
  count?: number | null;
  cursor?: string | null;
  id: string;
};
export type FavoriteGamesPaginationQuery$data = {
  readonly node: {
    readonly " $fragmentSpreads": FragmentRefs<"FavoriteGames_member">;
  } | null;
};
export type FavoriteGamesPaginationQuery = {
  response: FavoriteGamesPaginationQuery$data;
  variables: FavoriteGamesPaginationQuery$variables;
};

import GameTile_game$normalization_graphql from './GameTile_game$normalization.graphql';

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": 28,
    "kind": "LocalArgument",
    "name": "count"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "cursor"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v3 = {
  "kind": "ScalarField",
  "name": "id"
},
v4 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "cursor"
  },
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "count"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "FavoriteGamesPaginationQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "args": [
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
            "name": "FavoriteGames_member"
          }
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FavoriteGamesPaginationQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "kind": "ScalarField",
                "name": "favoriteGameIds"
              },
              {
                "args": (v4/*:: as any*/),
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
                          (v3/*:: as any*/),
                          {
                            "fragment": GameTile_game$normalization_graphql,
                            "kind": "FragmentSpread"
                          },
                          (v2/*:: as any*/)
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
                "args": (v4/*:: as any*/),
                "handle": "connection",
                "key": "FavoriteGames_favoriteGames",
                "kind": "LinkedHandle",
                "name": "favoriteGames"
              }
            ],
            "type": "Member"
          }
        ]
      }
    ]
  },
  "params": {
    "id": "cff9f35b732912b13abd09db7d8bd2be9cd4d4de8e157bd51e254d4ceb0b55b4",
    "metadata": {},
    "name": "FavoriteGamesPaginationQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "88952a26950f1ea7e2e816d637c1e93d";

export default node;
