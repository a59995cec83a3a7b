/**
 * @generated SignedSource<<9dd17d2273a5997cee4855c9d3b5e4b6>>
 * @relayHash bc5701ef60bae8a2c5797ea2701871da
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ec2b792fa5dece16646a3f0150a4e1e3366bf54e04ff7503c680cb6dbfc97b83

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JackpotsScreenQuery$variables = Record<PropertyKey, never>;
export type JackpotsScreenQuery$data = {
  readonly site: {
    readonly jackpots: ReadonlyArray<{
      readonly id: string;
      readonly levels: ReadonlyArray<{
        readonly amount: {
          readonly currency: string;
        };
      }>;
      readonly " $fragmentSpreads": FragmentRefs<"Jackpot_jackpot">;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"JackpotWinners_site">;
  };
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"FavoritesProvider_viewer">;
  };
};
export type JackpotsScreenQuery = {
  response: JackpotsScreenQuery$data;
  variables: JackpotsScreenQuery$variables;
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
  "name": "currency"
},
v2 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "amount",
  "plural": false,
  "selections": [
    (v1/*:: as any*/)
  ]
},
v3 = {
  "kind": "ScalarField",
  "name": "amount"
},
v4 = {
  "kind": "ScalarField",
  "name": "key"
},
v5 = [
  (v3/*:: as any*/),
  (v1/*:: as any*/)
],
v6 = {
  "kind": "ScalarField",
  "name": "name"
},
v7 = {
  "kind": "ScalarField",
  "name": "account"
},
v8 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "amount",
  "plural": false,
  "selections": (v5/*:: as any*/)
},
v9 = {
  "kind": "ScalarField",
  "name": "wonAt"
},
v10 = {
  "concreteType": "Game",
  "kind": "LinkedField",
  "name": "game",
  "plural": false,
  "selections": [
    (v6/*:: as any*/),
    (v0/*:: as any*/)
  ]
},
v11 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 10
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "JackpotsScreenQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "concreteType": "Jackpot",
            "kind": "LinkedField",
            "name": "jackpots",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              {
                "concreteType": "JackpotLevel",
                "kind": "LinkedField",
                "name": "levels",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/)
                ]
              },
              {
                "kind": "FragmentSpread",
                "name": "Jackpot_jackpot"
              }
            ]
          },
          {
            "kind": "FragmentSpread",
            "name": "JackpotWinners_site"
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
    "name": "JackpotsScreenQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "concreteType": "Jackpot",
            "kind": "LinkedField",
            "name": "jackpots",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              {
                "concreteType": "JackpotLevel",
                "kind": "LinkedField",
                "name": "levels",
                "plural": true,
                "selections": [
                  {
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "amount",
                    "plural": false,
                    "selections": [
                      (v1/*:: as any*/),
                      (v3/*:: as any*/)
                    ]
                  },
                  (v4/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "title"
                  },
                  {
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "mustDropBy",
                    "plural": false,
                    "selections": (v5/*:: as any*/)
                  },
                  {
                    "kind": "ScalarField",
                    "name": "share"
                  }
                ]
              },
              (v6/*:: as any*/),
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
                "kind": "ScalarField",
                "name": "needsOptIn"
              },
              {
                "concreteType": "JackpotWin",
                "kind": "LinkedField",
                "name": "lastWin",
                "plural": false,
                "selections": [
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v0/*:: as any*/)
                ]
              },
              {
                "kind": "ScalarField",
                "name": "contribution"
              },
              (v2/*:: as any*/),
              {
                "args": [
                  {
                    "kind": "Literal",
                    "name": "first",
                    "value": 12
                  }
                ],
                "concreteType": "Game",
                "kind": "LinkedField",
                "name": "games",
                "plural": true,
                "selections": [
                  (v0/*:: as any*/),
                  {
                    "fragment": GameTile_game$normalization_graphql,
                    "kind": "FragmentSpread"
                  }
                ],
                "storageKey": "games(first:12)"
              }
            ]
          },
          {
            "concreteType": "JackpotWin",
            "kind": "LinkedField",
            "name": "jackpotWins",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v10/*:: as any*/),
              (v9/*:: as any*/),
              (v0/*:: as any*/)
            ]
          },
          {
            "args": (v11/*:: as any*/),
            "concreteType": "JackpotWinConnection",
            "kind": "LinkedField",
            "name": "jackpotWinners",
            "plural": false,
            "selections": [
              {
                "concreteType": "JackpotWinEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "concreteType": "JackpotWin",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v4/*:: as any*/),
                      (v6/*:: as any*/),
                      (v7/*:: as any*/),
                      (v8/*:: as any*/),
                      (v10/*:: as any*/),
                      (v9/*:: as any*/),
                      (v0/*:: as any*/),
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
            "storageKey": "jackpotWinners(first:10)"
          },
          {
            "args": (v11/*:: as any*/),
            "handle": "connection",
            "key": "JackpotWinners_jackpotWinners",
            "kind": "LinkedHandle",
            "name": "jackpotWinners"
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
              }
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "ec2b792fa5dece16646a3f0150a4e1e3366bf54e04ff7503c680cb6dbfc97b83",
    "metadata": {},
    "name": "JackpotsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "18b1a44638bedffad7cf69b50c6a0bad";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
