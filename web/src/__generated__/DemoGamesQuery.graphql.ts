/**
 * @generated SignedSource<<aaa30c0afebf11772984467fcec202c3>>
 * @relayHash 118477f2727a01b010d1ac9c3812dcdf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9491a8dca6ea99282fe3c5df756c7beb9a8a888114edc10d0bded0cc22b5c6c8

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GameStatus = "ACTIVE" | "MAINTENANCE" | "UNKNOWN" | "%future added value";
export type DemoGamesQuery$variables = Record<PropertyKey, never>;
export type DemoGamesQuery$data = {
  readonly site: {
    readonly hotGames: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly hasDemo: boolean;
          readonly id: string;
          readonly status: GameStatus;
          readonly " $fragmentSpreads": FragmentRefs<"GameTile_game">;
        };
      }>;
    };
  };
};
export type DemoGamesQuery = {
  response: DemoGamesQuery$data;
  variables: DemoGamesQuery$variables;
};

import GameTile_game$normalization_graphql from './GameTile_game$normalization.graphql';

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 28
  }
],
v1 = {
  "kind": "ScalarField",
  "name": "id"
},
v2 = {
  "kind": "ScalarField",
  "name": "hasDemo"
},
v3 = {
  "kind": "ScalarField",
  "name": "status"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "DemoGamesQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "args": (v0/*:: as any*/),
            "concreteType": "GameConnection",
            "kind": "LinkedField",
            "name": "hotGames",
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
                      (v2/*:: as any*/),
                      (v3/*:: as any*/),
                      {
                        "kind": "FragmentSpread",
                        "name": "GameTile_game"
                      }
                    ]
                  }
                ]
              }
            ],
            "storageKey": "hotGames(first:28)"
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
    "name": "DemoGamesQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "args": (v0/*:: as any*/),
            "concreteType": "GameConnection",
            "kind": "LinkedField",
            "name": "hotGames",
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
                      (v2/*:: as any*/),
                      (v3/*:: as any*/),
                      {
                        "fragment": GameTile_game$normalization_graphql,
                        "kind": "FragmentSpread"
                      }
                    ]
                  }
                ]
              }
            ],
            "storageKey": "hotGames(first:28)"
          },
          (v1/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "9491a8dca6ea99282fe3c5df756c7beb9a8a888114edc10d0bded0cc22b5c6c8",
    "metadata": {},
    "name": "DemoGamesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "32509ec1538e37c84738f900e952aaca";

export default node;
