/**
 * @generated SignedSource<<a71a90206d1d32e33c5d498b922faec9>>
 * @relayHash 8d6a1eb73666aa43aff36f2f594ad3a2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d2a7aa4abe0e09cfc7f6608d2130123ac00db6b914c550e94cdf7f04e8a41723

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
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
export type LobbyGamesPaginationQuery$variables = {
  count?: number | null;
  cursor?: string | null;
  filter?: GameFilter | null;
  sort: GameSort;
};
export type LobbyGamesPaginationQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"LobbyGames_query">;
};
export type LobbyGamesPaginationQuery = {
  response: LobbyGamesPaginationQuery$data;
  variables: LobbyGamesPaginationQuery$variables;
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
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "sort"
  }
],
v1 = {
  "kind": "Variable",
  "name": "filter",
  "variableName": "filter"
},
v2 = {
  "kind": "Variable",
  "name": "sort",
  "variableName": "sort"
},
v3 = [
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
  },
  (v2/*:: as any*/)
],
v4 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "LobbyGamesPaginationQuery",
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
          (v1/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "kind": "FragmentSpread",
        "name": "LobbyGames_query"
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LobbyGamesPaginationQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "args": (v3/*:: as any*/),
            "concreteType": "GameConnection",
            "kind": "LinkedField",
            "name": "games",
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
                      (v4/*:: as any*/),
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
            "args": (v3/*:: as any*/),
            "filters": [
              "filter",
              "sort"
            ],
            "handle": "connection",
            "key": "LobbyGames_games",
            "kind": "LinkedHandle",
            "name": "games"
          },
          (v4/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "d2a7aa4abe0e09cfc7f6608d2130123ac00db6b914c550e94cdf7f04e8a41723",
    "metadata": {},
    "name": "LobbyGamesPaginationQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fdccc32c84651c00b690f442f0bf0948";

export default node;
