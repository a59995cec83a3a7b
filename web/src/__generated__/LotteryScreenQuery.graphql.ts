/**
 * @generated SignedSource<<ad7b6a263f45e198d61ffbec7b314acf>>
 * @relayHash 22ba025df6956452fee058a0aac93191
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8e6494d7ca90381f7363c4c2ac86d36114521433047acab585960585d86d61d1

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type LotteryMode = "ELOTT" | "LOTT" | "SEA" | "UNKNOWN" | "VIETNAM" | "ZY" | "%future added value";
export type LotteryScreenQuery$variables = {
  code: string;
  hasCode: boolean;
  mode?: LotteryMode | null;
};
export type LotteryScreenQuery$data = {
  readonly site: {
    readonly features: {
      readonly showBarsInGames: boolean;
    } | null;
    readonly lottery?: Result<{
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
    "name": "hasCode"
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
v2 = [
  {
    "kind": "Variable",
    "name": "code",
    "variableName": "code"
  }
],
v3 = {
  "kind": "ScalarField",
  "name": "id"
},
v4 = {
  "kind": "ScalarField",
  "name": "code"
},
v5 = {
  "kind": "ScalarField",
  "name": "accountTypeName"
},
v6 = [
  {
    "kind": "Variable",
    "name": "mode",
    "variableName": "mode"
  }
],
v7 = {
  "kind": "ScalarField",
  "name": "username"
},
v8 = {
  "kind": "ScalarField",
  "name": "name"
},
v9 = {
  "kind": "ScalarField",
  "name": "mode"
},
v10 = {
  "kind": "ScalarField",
  "name": "kind"
},
v11 = {
  "kind": "ScalarField",
  "name": "drawInterval"
},
v12 = {
  "kind": "ScalarField",
  "name": "number"
},
v13 = {
  "kind": "ScalarField",
  "name": "commitment"
},
v14 = {
  "kind": "ScalarField",
  "name": "numbers"
},
v15 = {
  "kind": "ScalarField",
  "name": "seed"
},
v16 = {
  "kind": "ScalarField",
  "name": "title"
},
v17 = [
  {
    "kind": "ScalarField",
    "name": "amount"
  },
  {
    "kind": "ScalarField",
    "name": "currency"
  }
],
v18 = [
  (v4/*:: as any*/),
  (v8/*:: as any*/),
  (v9/*:: as any*/),
  (v5/*:: as any*/),
  (v10/*:: as any*/),
  (v11/*:: as any*/),
  (v3/*:: as any*/)
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
            "condition": "hasCode",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "kind": "CatchField",
                "field": {
                  "args": (v2/*:: as any*/),
                  "concreteType": "Lottery",
                  "kind": "LinkedField",
                  "name": "lottery",
                  "plural": false,
                  "selections": [
                    (v3/*:: as any*/),
                    (v4/*:: as any*/),
                    (v5/*:: as any*/),
                    {
                      "kind": "FragmentSpread",
                      "name": "LotteryTable_lottery"
                    }
                  ]
                },
                "to": "RESULT"
              }
            ]
          },
          {
            "args": (v6/*:: as any*/),
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
              (v7/*:: as any*/),
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
            "args": (v6/*:: as any*/),
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
            "condition": "hasCode",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "args": (v2/*:: as any*/),
                "concreteType": "Lottery",
                "kind": "LinkedField",
                "name": "lottery",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  {
                    "concreteType": "LotteryDraw",
                    "kind": "LinkedField",
                    "name": "currentDraw",
                    "plural": false,
                    "selections": [
                      (v3/*:: as any*/),
                      (v12/*:: as any*/),
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
                      (v13/*:: as any*/),
                      (v14/*:: as any*/),
                      {
                        "concreteType": "LotteryPrize",
                        "kind": "LinkedField",
                        "name": "prizes",
                        "plural": true,
                        "selections": [
                          (v4/*:: as any*/),
                          (v14/*:: as any*/)
                        ]
                      },
                      (v15/*:: as any*/),
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
                              (v12/*:: as any*/),
                              (v14/*:: as any*/),
                              {
                                "concreteType": "LotteryPrize",
                                "kind": "LinkedField",
                                "name": "prizes",
                                "plural": true,
                                "selections": [
                                  (v14/*:: as any*/),
                                  {
                                    "kind": "ScalarField",
                                    "name": "__typename"
                                  },
                                  (v4/*:: as any*/)
                                ]
                              },
                              (v15/*:: as any*/),
                              {
                                "kind": "ScalarField",
                                "name": "isGenerated"
                              },
                              (v3/*:: as any*/),
                              (v13/*:: as any*/)
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
                      (v4/*:: as any*/),
                      (v16/*:: as any*/),
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
                        "selections": (v17/*:: as any*/)
                      },
                      {
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "maxUnit",
                        "plural": false,
                        "selections": (v17/*:: as any*/)
                      }
                    ]
                  }
                ]
              }
            ]
          },
          {
            "args": (v6/*:: as any*/),
            "concreteType": "LotteryGroup",
            "kind": "LinkedField",
            "name": "lotteryMenu",
            "plural": true,
            "selections": [
              (v16/*:: as any*/),
              {
                "concreteType": "Lottery",
                "kind": "LinkedField",
                "name": "lotteries",
                "plural": true,
                "selections": (v18/*:: as any*/)
              }
            ]
          },
          {
            "args": (v6/*:: as any*/),
            "concreteType": "Lottery",
            "kind": "LinkedField",
            "name": "popularLotteries",
            "plural": true,
            "selections": (v18/*:: as any*/)
          },
          (v3/*:: as any*/)
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
              (v7/*:: as any*/),
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
                    "selections": (v17/*:: as any*/)
                  },
                  (v3/*:: as any*/)
                ]
              },
              (v3/*:: as any*/),
              {
                "args": (v6/*:: as any*/),
                "concreteType": "Lottery",
                "kind": "LinkedField",
                "name": "recentLotteries",
                "plural": true,
                "selections": (v18/*:: as any*/)
              }
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "8e6494d7ca90381f7363c4c2ac86d36114521433047acab585960585d86d61d1",
    "metadata": {},
    "name": "LotteryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "efbcbb61d3db77ba36aba8b027ac5361";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
