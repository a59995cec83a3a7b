/**
 * @generated SignedSource<<e1fce230a976ae17ae82d1201a334353>>
 * @relayHash e26f8306a790e77ffb0beb4ce34c26a3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 45aca2d9b0572d808fee6d8503cecdd06a34f5aeb2aa3ceb0f2ea43a4e61b9cb

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BetStatus = "CANCELLED" | "DRAW" | "LOST" | "UNKNOWN" | "UNSETTLED" | "WON" | "%future added value";
export type GameCategory = "ELOTT" | "ESPORTS" | "FISH" | "LIVE" | "PVP" | "RNG" | "SPORTS" | "%future added value";
export type BetDetailQuery$variables = {
  id: string;
};
export type BetDetailQuery$data = {
  readonly node: {
    readonly bet: {
      readonly category: GameCategory | null;
      readonly game: {
        readonly vendor: {
          readonly name: string | null;
        };
        readonly " $fragmentSpreads": FragmentRefs<"PlayWon_game">;
      } | null;
      readonly gameName: string;
      readonly internalID: string;
      readonly lotteryOrder: {
        readonly " $fragmentSpreads": FragmentRefs<"LotteryOrderCard_order">;
      } | null;
      readonly placedAt: string;
      readonly profit: {
        readonly " $fragmentSpreads": FragmentRefs<"Result_money">;
      };
      readonly round: string | null;
      readonly selection: string | null;
      readonly settledAt: string | null;
      readonly status: BetStatus;
      readonly vendorCode: string;
      readonly " $fragmentSpreads": FragmentRefs<"turnover_figures">;
    } | null;
    readonly order: {
      readonly " $fragmentSpreads": FragmentRefs<"LotteryOrderCard_order">;
    } | null;
  } | null;
};
export type BetDetailQuery = {
  response: BetDetailQuery$data;
  variables: BetDetailQuery$variables;
};

import LotteryOrderCard_order$normalization_graphql from './LotteryOrderCard_order$normalization.graphql';

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "internalID"
},
v3 = {
  "kind": "ScalarField",
  "name": "placedAt"
},
v4 = {
  "kind": "ScalarField",
  "name": "settledAt"
},
v5 = {
  "kind": "ScalarField",
  "name": "gameName"
},
v6 = {
  "kind": "ScalarField",
  "name": "name"
},
v7 = {
  "kind": "ScalarField",
  "name": "category"
},
v8 = {
  "kind": "ScalarField",
  "name": "vendorCode"
},
v9 = {
  "kind": "ScalarField",
  "name": "round"
},
v10 = {
  "kind": "ScalarField",
  "name": "selection"
},
v11 = [
  {
    "kind": "ScalarField",
    "name": "amount"
  },
  {
    "kind": "ScalarField",
    "name": "currency"
  }
],
v12 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "stake",
      "plural": false,
      "selections": (v11/*:: as any*/)
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "validStake",
      "plural": false,
      "selections": (v11/*:: as any*/)
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "payout",
      "plural": false,
      "selections": (v11/*:: as any*/)
    }
  ],
  "type": "Turnover",
  "abstractKey": "__isTurnover"
},
v13 = {
  "kind": "ScalarField",
  "name": "status"
},
v14 = [
  {
    "kind": "FragmentSpread",
    "name": "LotteryOrderCard_order"
  }
],
v15 = {
  "kind": "ScalarField",
  "name": "id"
},
v16 = {
  "fragment": LotteryOrderCard_order$normalization_graphql,
  "kind": "FragmentSpread"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "BetDetailQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                (v2/*:: as any*/),
                (v3/*:: as any*/),
                (v4/*:: as any*/),
                (v5/*:: as any*/),
                {
                  "concreteType": "Game",
                  "kind": "LinkedField",
                  "name": "game",
                  "plural": false,
                  "selections": [
                    {
                      "concreteType": "Vendor",
                      "kind": "LinkedField",
                      "name": "vendor",
                      "plural": false,
                      "selections": [
                        {
                          "kind": "CatchField",
                          "field": (v6/*:: as any*/),
                          "to": "NULL"
                        }
                      ]
                    },
                    {
                      "kind": "FragmentSpread",
                      "name": "PlayWon_game"
                    }
                  ]
                },
                (v7/*:: as any*/),
                (v8/*:: as any*/),
                (v9/*:: as any*/),
                (v10/*:: as any*/),
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "turnover_figures",
                  "selections": [
                    (v12/*:: as any*/)
                  ],
                  "argumentDefinitions": []
                },
                {
                  "concreteType": "Money",
                  "kind": "LinkedField",
                  "name": "profit",
                  "plural": false,
                  "selections": [
                    {
                      "kind": "FragmentSpread",
                      "name": "Result_money"
                    }
                  ]
                },
                (v13/*:: as any*/),
                {
                  "concreteType": "LotteryOrder",
                  "kind": "LinkedField",
                  "name": "lotteryOrder",
                  "plural": false,
                  "selections": (v14/*:: as any*/)
                }
              ],
              "type": "Bet"
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "bet"
          },
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": (v14/*:: as any*/),
              "type": "LotteryOrder"
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "order"
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
    "name": "BetDetailQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "__typename"
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "concreteType": "Game",
                "kind": "LinkedField",
                "name": "game",
                "plural": false,
                "selections": [
                  {
                    "concreteType": "Vendor",
                    "kind": "LinkedField",
                    "name": "vendor",
                    "plural": false,
                    "selections": [
                      (v6/*:: as any*/),
                      (v15/*:: as any*/)
                    ]
                  },
                  (v15/*:: as any*/),
                  (v6/*:: as any*/),
                  {
                    "concreteType": "Lottery",
                    "kind": "LinkedField",
                    "name": "lottery",
                    "plural": false,
                    "selections": [
                      {
                        "kind": "ScalarField",
                        "name": "code"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "accountTypeName"
                      },
                      (v15/*:: as any*/)
                    ]
                  }
                ]
              },
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v12/*:: as any*/),
              {
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "profit",
                "plural": false,
                "selections": (v11/*:: as any*/)
              },
              (v13/*:: as any*/),
              {
                "concreteType": "LotteryOrder",
                "kind": "LinkedField",
                "name": "lotteryOrder",
                "plural": false,
                "selections": [
                  (v16/*:: as any*/),
                  (v15/*:: as any*/)
                ]
              }
            ],
            "type": "Bet"
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v16/*:: as any*/)
            ],
            "type": "LotteryOrder"
          },
          (v15/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "45aca2d9b0572d808fee6d8503cecdd06a34f5aeb2aa3ceb0f2ea43a4e61b9cb",
    "metadata": {},
    "name": "BetDetailQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "442db8a1dc0816b990ec4f9619a74698";

export default node;
