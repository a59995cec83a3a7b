/**
 * @generated SignedSource<<02235cc60665b51bcf4a06eec3694303>>
 * @relayHash 04826af4fd280e085edee8e7dd14110c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f8ece7d920784d6a29a1b6246f02e7731773bfef03a2fa0fcd6f38881a34ac71

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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "internalID",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "placedAt",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "settledAt",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "gameName",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "category",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "vendorCode",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "round",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "selection",
  "storageKey": null
},
v10 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "currency",
    "storageKey": null
  }
],
v11 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "stake",
      "plural": false,
      "selections": (v10/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "validStake",
      "plural": false,
      "selections": (v10/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "payout",
      "plural": false,
      "selections": (v10/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Turnover",
  "abstractKey": "__isTurnover"
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v13 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "LotteryOrderCard_order"
  }
],
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v15 = {
  "args": null,
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
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
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
                  "alias": null,
                  "args": null,
                  "concreteType": "Game",
                  "kind": "LinkedField",
                  "name": "game",
                  "plural": false,
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "PlayWon_game"
                    }
                  ],
                  "storageKey": null
                },
                (v6/*:: as any*/),
                (v7/*:: as any*/),
                (v8/*:: as any*/),
                (v9/*:: as any*/),
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "turnover_figures",
                  "selections": [
                    (v11/*:: as any*/)
                  ],
                  "args": null,
                  "argumentDefinitions": []
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Money",
                  "kind": "LinkedField",
                  "name": "profit",
                  "plural": false,
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "Result_money"
                    }
                  ],
                  "storageKey": null
                },
                (v12/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "LotteryOrder",
                  "kind": "LinkedField",
                  "name": "lotteryOrder",
                  "plural": false,
                  "selections": (v13/*:: as any*/),
                  "storageKey": null
                }
              ],
              "type": "Bet",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "bet"
          },
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": (v13/*:: as any*/),
              "type": "LotteryOrder",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "order"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "BetDetailQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Game",
                "kind": "LinkedField",
                "name": "game",
                "plural": false,
                "selections": [
                  (v14/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "name",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Lottery",
                    "kind": "LinkedField",
                    "name": "lottery",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "code",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "accountTypeName",
                        "storageKey": null
                      },
                      (v14/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v11/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "profit",
                "plural": false,
                "selections": (v10/*:: as any*/),
                "storageKey": null
              },
              (v12/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "LotteryOrder",
                "kind": "LinkedField",
                "name": "lotteryOrder",
                "plural": false,
                "selections": [
                  (v15/*:: as any*/),
                  (v14/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "Bet",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v15/*:: as any*/)
            ],
            "type": "LotteryOrder",
            "abstractKey": null
          },
          (v14/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f8ece7d920784d6a29a1b6246f02e7731773bfef03a2fa0fcd6f38881a34ac71",
    "metadata": {},
    "name": "BetDetailQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "70c0eaaa5930917c82aa6b9818d7093d";

export default node;
