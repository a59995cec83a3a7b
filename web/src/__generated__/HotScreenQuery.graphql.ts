/**
 * @generated SignedSource<<d3e1b6fd6ad7629cf2647389df6ec971>>
 * @relayHash 38caa13489e046cea881cac3a97f63a8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 83338241c55a97a4a761c398f0e78ed3a0340b556a3ea15d9dcacc5b80c06a71

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GameCategory = "ELOTT" | "ESPORTS" | "FISH" | "LIVE" | "PVP" | "RNG" | "SPORTS" | "%future added value";
export type HotGameFilter = {
  category?: GameCategory | null;
  vendorCodes?: ReadonlyArray<string> | null;
};
export type HotScreenQuery$variables = {
  filter?: HotGameFilter | null;
};
export type HotScreenQuery$data = {
  readonly site: {
    readonly hotGames: {
      readonly totalCount: number;
    } | null;
    readonly " $fragmentSpreads": FragmentRefs<"CategoryChips_site">;
  };
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"FavoritesProvider_viewer">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"HotGames_query">;
};
export type HotScreenQuery = {
  response: HotScreenQuery$data;
  variables: HotScreenQuery$variables;
};

import GameTile_game$normalization_graphql from './GameTile_game$normalization.graphql';

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "filter"
  }
],
v1 = {
  "kind": "Variable",
  "name": "filter",
  "variableName": "filter"
},
v2 = [
  (v1/*:: as any*/),
  {
    "kind": "Literal",
    "name": "first",
    "value": 28
  }
],
v3 = {
  "kind": "ScalarField",
  "name": "totalCount"
},
v4 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "HotScreenQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "CategoryChips_site"
          },
          {
            "kind": "CatchField",
            "field": {
              "args": (v2/*:: as any*/),
              "concreteType": "GameConnection",
              "kind": "LinkedField",
              "name": "hotGames",
              "plural": false,
              "selections": [
                (v3/*:: as any*/)
              ]
            },
            "to": "NULL"
          }
        ]
      },
      {
        "args": [
          (v1/*:: as any*/)
        ],
        "kind": "FragmentSpread",
        "name": "HotGames_query"
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "HotScreenQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
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
                "kind": "ScalarField",
                "name": "title"
              },
              (v4/*:: as any*/)
            ]
          },
          {
            "args": (v2/*:: as any*/),
            "concreteType": "GameConnection",
            "kind": "LinkedField",
            "name": "hotGames",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
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
                      (v4/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "hasDemo"
                      },
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
            "args": (v2/*:: as any*/),
            "filters": [
              "filter"
            ],
            "handle": "connection",
            "key": "HotGames_hotGames",
            "kind": "LinkedHandle",
            "name": "hotGames"
          },
          (v4/*:: as any*/)
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
              (v4/*:: as any*/),
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
    "id": "83338241c55a97a4a761c398f0e78ed3a0340b556a3ea15d9dcacc5b80c06a71",
    "metadata": {},
    "name": "HotScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9d6a18b5e1e6793e9807d1a098efc55d";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
