/**
 * @generated SignedSource<<f30d6758c44c72296922365b5aa56542>>
 * @relayHash 80cd90c8b0e4dbfd93f2ed9f64566300
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 30e0028dc3df5b30f79cda003a489eb35bf5cc5e9c2870ce725da3160ce93014

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type LotteryMode = "ELOTT" | "LOTT" | "SEA" | "UNKNOWN" | "VIETNAM" | "ZY" | "%future added value";
export type LotteryScreenQuery$variables = {
  code?: string | null;
  mode?: LotteryMode | null;
};
export type LotteryScreenQuery$data = {
  readonly site: {
    readonly features: {
      readonly showBarsInGames: boolean;
    } | null;
    readonly lottery: Result<{
      readonly accountTypeName: string;
      readonly code: string;
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"LotteryTable_lottery">;
    } | null, unknown>;
    readonly " $fragmentSpreads": FragmentRefs<"useMenuLotteries_site">;
  };
  readonly viewer: {
    readonly member: {
      readonly username: string;
      readonly wallet: {
        readonly " $fragmentSpreads": FragmentRefs<"BalanceNote_wallet">;
      } | null;
    } | null;
    readonly " $fragmentSpreads": FragmentRefs<"useMenuLotteries_viewer">;
  };
};
export type LotteryScreenQuery = {
  response: LotteryScreenQuery$data;
  variables: LotteryScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "code"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "mode"
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
      "name": "showBarsInGames"
    }
  ]
},
v2 = {
  "kind": "Variable",
  "name": "mode",
  "variableName": "mode"
},
v3 = [
  {
    "kind": "Variable",
    "name": "code",
    "variableName": "code"
  },
  (v2/*:: as any*/)
],
v4 = {
  "kind": "ScalarField",
  "name": "id"
},
v5 = {
  "kind": "ScalarField",
  "name": "code"
},
v6 = {
  "kind": "ScalarField",
  "name": "accountTypeName"
},
v7 = [
  (v2/*:: as any*/)
],
v8 = {
  "kind": "ScalarField",
  "name": "username"
},
v9 = {
  "kind": "ScalarField",
  "name": "name"
},
v10 = {
  "kind": "ScalarField",
  "name": "mode"
},
v11 = {
  "kind": "ScalarField",
  "name": "kind"
},
v12 = {
  "kind": "ScalarField",
  "name": "drawInterval"
},
v13 = {
  "kind": "ScalarField",
  "name": "number"
},
v14 = {
  "kind": "ScalarField",
  "name": "commitment"
},
v15 = {
  "kind": "ScalarField",
  "name": "numbers"
},
v16 = {
  "kind": "ScalarField",
  "name": "seed"
},
v17 = {
  "kind": "ScalarField",
  "name": "title"
},
v18 = [
  {
    "kind": "ScalarField",
    "name": "amount"
  },
  {
    "kind": "ScalarField",
    "name": "currency"
  }
],
v19 = [
  (v5/*:: as any*/),
  (v9/*:: as any*/),
  (v6/*:: as any*/),
  (v11/*:: as any*/),
  (v12/*:: as any*/),
  (v10/*:: as any*/),
  (v4/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "LotteryScreenQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "kind": "CatchField",
            "field": {
              "args": (v3/*:: as any*/),
              "concreteType": "Lottery",
              "kind": "LinkedField",
              "name": "lottery",
              "plural": false,
              "selections": [
                (v4/*:: as any*/),
                (v5/*:: as any*/),
                (v6/*:: as any*/),
                {
                  "kind": "FragmentSpread",
                  "name": "LotteryTable_lottery"
                }
              ]
            },
            "to": "RESULT"
          },
          {
            "args": (v7/*:: as any*/),
            "kind": "FragmentSpread",
            "name": "useMenuLotteries_site"
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
            "concreteType": "Member",
            "kind": "LinkedField",
            "name": "member",
            "plural": false,
            "selections": [
              (v8/*:: as any*/),
              {
                "kind": "CatchField",
                "field": {
                  "concreteType": "Wallet",
                  "kind": "LinkedField",
                  "name": "wallet",
                  "plural": false,
                  "selections": [
                    {
                      "kind": "FragmentSpread",
                      "name": "BalanceNote_wallet"
                    }
                  ]
                },
                "to": "NULL"
              }
            ]
          },
          {
            "args": (v7/*:: as any*/),
            "kind": "FragmentSpread",
            "name": "useMenuLotteries_viewer"
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
    "name": "LotteryScreenQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "args": (v3/*:: as any*/),
            "concreteType": "Lottery",
            "kind": "LinkedField",
            "name": "lottery",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              {
                "concreteType": "LotteryDraw",
                "kind": "LinkedField",
                "name": "currentDraw",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  (v13/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "state"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "opensAt"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "closesAt"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "drawsAt"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "serverTime"
                  },
                  (v14/*:: as any*/),
                  (v15/*:: as any*/),
                  {
                    "concreteType": "LotteryPrize",
                    "kind": "LinkedField",
                    "name": "prizes",
                    "plural": true,
                    "selections": [
                      (v5/*:: as any*/),
                      (v15/*:: as any*/)
                    ]
                  },
                  (v16/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "nextNumber"
                  }
                ]
              },
              {
                "args": [
                  {
                    "kind": "Literal",
                    "name": "first",
                    "value": 1
                  }
                ],
                "concreteType": "LotteryDrawConnection",
                "kind": "LinkedField",
                "name": "results",
                "plural": false,
                "selections": [
                  {
                    "concreteType": "LotteryDrawEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "concreteType": "LotteryDraw",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v13/*:: as any*/),
                          (v15/*:: as any*/),
                          {
                            "concreteType": "LotteryPrize",
                            "kind": "LinkedField",
                            "name": "prizes",
                            "plural": true,
                            "selections": [
                              (v15/*:: as any*/),
                              {
                                "kind": "ScalarField",
                                "name": "__typename"
                              },
                              (v5/*:: as any*/)
                            ]
                          },
                          (v16/*:: as any*/),
                          {
                            "kind": "ScalarField",
                            "name": "isGenerated"
                          },
                          (v4/*:: as any*/),
                          (v14/*:: as any*/)
                        ]
                      }
                    ]
                  }
                ],
                "storageKey": "results(first:1)"
              },
              {
                "kind": "ScalarField",
                "name": "defaultPlayType"
              },
              {
                "concreteType": "LotteryPlayType",
                "kind": "LinkedField",
                "name": "playTypes",
                "plural": true,
                "selections": [
                  (v5/*:: as any*/),
                  (v17/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "positions"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "choices"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "minChoices"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "maxChoices"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "odds"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "maxBets"
                  },
                  {
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "minUnit",
                    "plural": false,
                    "selections": (v18/*:: as any*/)
                  },
                  {
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "maxUnit",
                    "plural": false,
                    "selections": (v18/*:: as any*/)
                  }
                ]
              }
            ]
          },
          {
            "args": (v7/*:: as any*/),
            "concreteType": "LotteryGroup",
            "kind": "LinkedField",
            "name": "lotteryMenu",
            "plural": true,
            "selections": [
              (v17/*:: as any*/),
              {
                "concreteType": "Lottery",
                "kind": "LinkedField",
                "name": "lotteries",
                "plural": true,
                "selections": (v19/*:: as any*/)
              }
            ]
          },
          {
            "args": (v7/*:: as any*/),
            "concreteType": "Lottery",
            "kind": "LinkedField",
            "name": "popularLotteries",
            "plural": true,
            "selections": (v19/*:: as any*/)
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
              (v8/*:: as any*/),
              {
                "concreteType": "Wallet",
                "kind": "LinkedField",
                "name": "wallet",
                "plural": false,
                "selections": [
                  {
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "available",
                    "plural": false,
                    "selections": (v18/*:: as any*/)
                  },
                  (v4/*:: as any*/)
                ]
              },
              (v4/*:: as any*/),
              {
                "args": (v7/*:: as any*/),
                "concreteType": "Lottery",
                "kind": "LinkedField",
                "name": "recentLotteries",
                "plural": true,
                "selections": (v19/*:: as any*/)
              }
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "30e0028dc3df5b30f79cda003a489eb35bf5cc5e9c2870ce725da3160ce93014",
    "metadata": {},
    "name": "LotteryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3446d8ef5a1af2f17f12feddb77a1c43";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
