/**
 * @generated SignedSource<<a5a3db101c2aab68412178852f46e79c>>
 * @relayHash 8402cc7ad01f37a7204acd1bf36d4f65
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8443024616b0c74208ace04dbd278cfc69f4a0579c10a0c7ea068b5819ad1931

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GameCategory = "ELOTT" | "ESPORTS" | "FISH" | "LIVE" | "PVP" | "RNG" | "SPORTS" | "%future added value";
export type HotGameFilter = {
  category?: GameCategory | null;
  vendorCodes?: ReadonlyArray<string> | null;
};
export type HotGamesPaginationQuery$variables = {
  count?: number | null;
  cursor?: string | null;
  filter?: HotGameFilter | null;
};
export type HotGamesPaginationQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"HotGames_query">;
};
export type HotGamesPaginationQuery = {
  response: HotGamesPaginationQuery$data;
  variables: HotGamesPaginationQuery$variables;
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
    "name": "filter"
  }
],
v1 = {
  "kind": "Variable",
  "name": "filter",
  "variableName": "filter"
},
v2 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "cursor"
  },
  (v1/*:: as any*/),
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "count"
  }
],
v3 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "HotGamesPaginationQuery",
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
          },
          (v1/*:: as any*/)
        ],
        "kind": "FragmentSpread",
        "name": "HotGames_query"
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "HotGamesPaginationQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "args": (v2/*:: as any*/),
            "concreteType": "GameConnection",
            "kind": "LinkedField",
            "name": "hotGames",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "totalCount"
              },
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
          (v3/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "8443024616b0c74208ace04dbd278cfc69f4a0579c10a0c7ea068b5819ad1931",
    "metadata": {},
    "name": "HotGamesPaginationQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "98ea53a0c4000c8e4b65ec1ac0838921";

export default node;
