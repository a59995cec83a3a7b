/**
 * @generated SignedSource<<10227f4588d61ea3a30bd968e7289c5f>>
 * @relayHash 6dfe0d1f59e380f513a2ebcd1d5be0f6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 59a012549fe601b7bf205283b28dfc04c11476fb4ff54299ee3a3de3bd39d08f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LotteryMode = "ELOTT" | "LOTT" | "SEA" | "UNKNOWN" | "VIETNAM" | "ZY" | "%future added value";
export type MenuDrawsQuery$variables = {
  mode?: LotteryMode | null;
};
export type MenuDrawsQuery$data = {
  readonly site: {
    readonly lotteryMenu: ReadonlyArray<{
      readonly lotteries: ReadonlyArray<{
        readonly code: string;
        readonly game: {
          readonly icon: {
            readonly " $fragmentSpreads": FragmentRefs<"Picture_image">;
          };
        } | null;
        readonly standing: {
          readonly current: {
            readonly drawsAt: string;
            readonly serverTime: string | null;
          };
          readonly " $fragmentSpreads": FragmentRefs<"MenuDraw_standing">;
        } | null;
      }>;
    }>;
  };
};
export type MenuDrawsQuery = {
  response: MenuDrawsQuery$data;
  variables: MenuDrawsQuery$variables;
};

import Picture_image$normalization_graphql from './Picture_image$normalization.graphql';

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "mode"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "mode",
    "variableName": "mode"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "code"
},
v3 = {
  "kind": "ScalarField",
  "name": "drawsAt"
},
v4 = {
  "kind": "ScalarField",
  "name": "serverTime"
},
v5 = {
  "kind": "ScalarField",
  "name": "id"
},
v6 = {
  "kind": "ScalarField",
  "name": "numbers"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "MenuDrawsQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "args": (v1/*:: as any*/),
            "concreteType": "LotteryGroup",
            "kind": "LinkedField",
            "name": "lotteryMenu",
            "plural": true,
            "selections": [
              {
                "concreteType": "Lottery",
                "kind": "LinkedField",
                "name": "lotteries",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "concreteType": "Game",
                    "kind": "LinkedField",
                    "name": "game",
                    "plural": false,
                    "selections": [
                      {
                        "concreteType": "Image",
                        "kind": "LinkedField",
                        "name": "icon",
                        "plural": false,
                        "selections": [
                          {
                            "kind": "FragmentSpread",
                            "name": "Picture_image"
                          }
                        ]
                      }
                    ]
                  },
                  {
                    "concreteType": "LotteryStanding",
                    "kind": "LinkedField",
                    "name": "standing",
                    "plural": false,
                    "selections": [
                      {
                        "concreteType": "LotteryDraw",
                        "kind": "LinkedField",
                        "name": "current",
                        "plural": false,
                        "selections": [
                          (v3/*:: as any*/),
                          (v4/*:: as any*/)
                        ]
                      },
                      {
                        "kind": "FragmentSpread",
                        "name": "MenuDraw_standing"
                      }
                    ]
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
    "name": "MenuDrawsQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "args": (v1/*:: as any*/),
            "concreteType": "LotteryGroup",
            "kind": "LinkedField",
            "name": "lotteryMenu",
            "plural": true,
            "selections": [
              {
                "concreteType": "Lottery",
                "kind": "LinkedField",
                "name": "lotteries",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "concreteType": "Game",
                    "kind": "LinkedField",
                    "name": "game",
                    "plural": false,
                    "selections": [
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
                      },
                      (v5/*:: as any*/)
                    ]
                  },
                  {
                    "concreteType": "LotteryStanding",
                    "kind": "LinkedField",
                    "name": "standing",
                    "plural": false,
                    "selections": [
                      {
                        "concreteType": "LotteryDraw",
                        "kind": "LinkedField",
                        "name": "current",
                        "plural": false,
                        "selections": [
                          (v3/*:: as any*/),
                          (v4/*:: as any*/),
                          (v5/*:: as any*/),
                          {
                            "kind": "ScalarField",
                            "name": "state"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "closesAt"
                          }
                        ]
                      },
                      {
                        "concreteType": "LotteryDraw",
                        "kind": "LinkedField",
                        "name": "last",
                        "plural": false,
                        "selections": [
                          (v6/*:: as any*/),
                          {
                            "concreteType": "LotteryPrize",
                            "kind": "LinkedField",
                            "name": "prizes",
                            "plural": true,
                            "selections": [
                              (v6/*:: as any*/)
                            ]
                          },
                          (v5/*:: as any*/)
                        ]
                      }
                    ]
                  },
                  (v5/*:: as any*/)
                ]
              }
            ]
          },
          (v5/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "59a012549fe601b7bf205283b28dfc04c11476fb4ff54299ee3a3de3bd39d08f",
    "metadata": {},
    "name": "MenuDrawsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f6d6d4599174a02c13f955d449dc96ad";

export default node;
