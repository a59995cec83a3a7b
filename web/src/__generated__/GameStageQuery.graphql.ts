/**
 * @generated SignedSource<<7d4bd7256461dde30cf0fbbe04be9c70>>
 * @relayHash a46dc8795b564ff7960addada3eeed92
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bf37fa04c9de3b454bdf7a350aa723d702a36636ed94467129ba07ce496c68e5

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type GameCategory = "ELOTT" | "ESPORTS" | "FISH" | "LIVE" | "PVP" | "RNG" | "SPORTS" | "%future added value";
export type GameStageQuery$variables = {
  id: string;
};
export type GameStageQuery$data = {
  readonly node: Result<{
    readonly artwork?: {
      readonly " $fragmentSpreads": FragmentRefs<"GameArtwork_game">;
    } | null;
    readonly category?: GameCategory | null;
    readonly hasDemo?: boolean;
    readonly id?: string;
    readonly name?: string;
  } | null, unknown>;
  readonly site: {
    readonly features: {
      readonly memberCentre: boolean;
    } | null;
  };
  readonly viewer: {
    readonly member: {
      readonly wallet: {
        readonly available: {
          readonly amount: string;
        } | null;
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"Balance_wallet">;
      };
    } | null;
    readonly session: {
      readonly startedAt: string;
    } | null;
  };
};
export type GameStageQuery = {
  response: GameStageQuery$data;
  variables: GameStageQuery$variables;
};

import Picture_image$normalization_graphql from './Picture_image$normalization.graphql';

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = {
  "concreteType": "SiteFeatures",
  "kind": "LinkedField",
  "name": "features",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "memberCentre"
    }
  ]
},
v2 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v3 = {
  "kind": "ScalarField",
  "name": "id"
},
v4 = {
  "kind": "ScalarField",
  "name": "name"
},
v5 = {
  "kind": "ScalarField",
  "name": "category"
},
v6 = {
  "kind": "ScalarField",
  "name": "hasDemo"
},
v7 = {
  "kind": "ScalarField",
  "name": "startedAt"
},
v8 = {
  "kind": "ScalarField",
  "name": "amount"
},
v9 = [
  (v8/*:: as any*/),
  {
    "kind": "ScalarField",
    "name": "currency"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "GameStageQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "kind": "CatchField",
            "field": (v1/*:: as any*/),
            "to": "NULL"
          }
        ]
      },
      {
        "kind": "CatchField",
        "field": {
          "args": (v2/*:: as any*/),
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            {
              "kind": "InlineFragment",
              "selections": [
                (v3/*:: as any*/),
                (v4/*:: as any*/),
                (v5/*:: as any*/),
                (v6/*:: as any*/),
                {
                  "fragment": {
                    "kind": "InlineFragment",
                    "selections": [
                      {
                        "kind": "FragmentSpread",
                        "name": "GameArtwork_game"
                      }
                    ],
                    "type": "Game"
                  },
                  "kind": "AliasedInlineFragmentSpread",
                  "name": "artwork"
                }
              ],
              "type": "Game"
            }
          ]
        },
        "to": "RESULT"
      },
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "kind": "CatchField",
            "field": {
              "concreteType": "Session",
              "kind": "LinkedField",
              "name": "session",
              "plural": false,
              "selections": [
                (v7/*:: as any*/)
              ]
            },
            "to": "NULL"
          },
          {
            "concreteType": "Member",
            "kind": "LinkedField",
            "name": "member",
            "plural": false,
            "selections": [
              {
                "concreteType": "Wallet",
                "kind": "LinkedField",
                "name": "wallet",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "kind": "CatchField",
                    "field": {
                      "concreteType": "Money",
                      "kind": "LinkedField",
                      "name": "available",
                      "plural": false,
                      "selections": [
                        (v8/*:: as any*/)
                      ]
                    },
                    "to": "NULL"
                  },
                  {
                    "kind": "FragmentSpread",
                    "name": "Balance_wallet"
                  }
                ]
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "GameStageQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v3/*:: as any*/)
        ]
      },
      {
        "args": (v2/*:: as any*/),
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "__typename"
          },
          (v3/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              {
                "concreteType": "Image",
                "kind": "LinkedField",
                "name": "icon",
                "plural": false,
                "selections": [
                  {
                    "fragment": Picture_image$normalization_graphql,
                    "kind": "FragmentSpread"
                  }
                ]
              }
            ],
            "type": "Game"
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
            "concreteType": "Session",
            "kind": "LinkedField",
            "name": "session",
            "plural": false,
            "selections": [
              (v7/*:: as any*/),
              (v3/*:: as any*/)
            ]
          },
          {
            "concreteType": "Member",
            "kind": "LinkedField",
            "name": "member",
            "plural": false,
            "selections": [
              {
                "concreteType": "Wallet",
                "kind": "LinkedField",
                "name": "wallet",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "available",
                    "plural": false,
                    "selections": (v9/*:: as any*/)
                  },
                  {
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "bonus",
                    "plural": false,
                    "selections": (v9/*:: as any*/)
                  }
                ]
              },
              (v3/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "bf37fa04c9de3b454bdf7a350aa723d702a36636ed94467129ba07ce496c68e5",
    "metadata": {},
    "name": "GameStageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ded3c49dea83ad3131b464cdba193bab";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
