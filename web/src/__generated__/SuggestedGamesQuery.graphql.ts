/**
 * @generated SignedSource<<3519a25a73622c2ed25f56042f4b31eb>>
 * @relayHash 304ae1db85c331195308c96f0c2b3bb0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fc1980bfab8d9ce6e1d5d4c4f2a9bb541379a90130d0c3631268ed6654699ebd

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GameStatus = "ACTIVE" | "MAINTENANCE" | "UNKNOWN" | "%future added value";
export type SuggestedGamesQuery$variables = Record<PropertyKey, never>;
export type SuggestedGamesQuery$data = {
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
export type SuggestedGamesQuery = {
  response: SuggestedGamesQuery$data;
  variables: SuggestedGamesQuery$variables;
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
    "name": "SuggestedGamesQuery",
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
    "name": "SuggestedGamesQuery",
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
    "id": "fc1980bfab8d9ce6e1d5d4c4f2a9bb541379a90130d0c3631268ed6654699ebd",
    "metadata": {},
    "name": "SuggestedGamesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "932267e212a8a53572266c9db9396d69";

export default node;
