/**
 * @generated SignedSource<<ad0ea2f706fe1ef61baf6a93b520a35c>>
 * @relayHash 7a24b45ba875bcf5fecf95ab4e565f66
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a5562737ec1b6df6ee9d6dac6d962b23dc0815cbdabb638a92fa142eaf0f484e

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
export type VendorGamesPopupQuery$variables = {
  filter?: GameFilter | null;
  sort: GameSort;
};
export type VendorGamesPopupQuery$data = {
  readonly site: {
    readonly gameMenu: ReadonlyArray<{
      readonly vendors: ReadonlyArray<{
        readonly vendor: {
          readonly code: string;
          readonly name: string;
        };
      }>;
    }> | null;
  };
  readonly " $fragmentSpreads": FragmentRefs<"LobbyGames_query">;
};
export type VendorGamesPopupQuery = {
  response: VendorGamesPopupQuery$data;
  variables: VendorGamesPopupQuery$variables;
};

import GameTile_game$normalization_graphql from './GameTile_game$normalization.graphql';

const node: ConcreteRequest = (function(){
var v0 = [
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
  "kind": "ScalarField",
  "name": "code"
},
v2 = {
  "kind": "ScalarField",
  "name": "name"
},
v3 = {
  "kind": "Variable",
  "name": "filter",
  "variableName": "filter"
},
v4 = {
  "kind": "Variable",
  "name": "sort",
  "variableName": "sort"
},
v5 = {
  "kind": "ScalarField",
  "name": "id"
},
v6 = [
  (v3/*:: as any*/),
  {
    "kind": "Literal",
    "name": "first",
    "value": 28
  },
  (v4/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "VendorGamesPopupQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "kind": "CatchField",
            "field": {
              "concreteType": "GameMenuEntry",
              "kind": "LinkedField",
              "name": "gameMenu",
              "plural": true,
              "selections": [
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
                        (v1/*:: as any*/),
                        (v2/*:: as any*/)
                      ]
                    }
                  ]
                }
              ]
            },
            "to": "NULL"
          }
        ]
      },
      {
        "args": [
          (v3/*:: as any*/),
          (v4/*:: as any*/)
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
    "name": "VendorGamesPopupQuery",
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
                      (v1/*:: as any*/),
                      (v2/*:: as any*/),
                      (v5/*:: as any*/)
                    ]
                  }
                ]
              },
              (v5/*:: as any*/)
            ]
          },
          (v5/*:: as any*/),
          {
            "args": (v6/*:: as any*/),
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
                      (v5/*:: as any*/),
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
          }
        ]
      }
    ]
  },
  "params": {
    "id": "a5562737ec1b6df6ee9d6dac6d962b23dc0815cbdabb638a92fa142eaf0f484e",
    "metadata": {},
    "name": "VendorGamesPopupQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b5d24b461aaec2f5c3395e97a64bd4c4";

export default node;
