/**
 * @generated SignedSource<<26cb72f5f1b5792b613b5ae16d94aad0>>
 * @relayHash 764cbed4d007567d60ed9dd40ca55f16
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a32d58f3b6e81f0203404a211b332e56b6ed32630b82b1108313abf9a69974fe

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GameCategory = "ELOTT" | "ESPORTS" | "FISH" | "LIVE" | "PVP" | "RNG" | "SPORTS" | "%future added value";
export type PeriodPreset = "LAST_30" | "LAST_7" | "LAST_MONTH" | "LAST_WEEK" | "NEXT_30" | "NEXT_7" | "THIS_MONTH" | "THIS_WEEK" | "TODAY" | "YESTERDAY" | "%future added value";
export type PersonalProfitFilter = {
  category?: GameCategory | null;
  period?: PeriodInput | null;
};
export type PeriodInput = {
  days: DayRangeInput;
  preset?: never;
} | {
  days?: never;
  preset: PeriodPreset;
};
export type DayRangeInput = {
  from: string;
  fromTime?: string | null;
  to: string;
  toTime?: string | null;
};
export type ProfitPaneQuery$variables = {
  filter?: PersonalProfitFilter | null;
};
export type ProfitPaneQuery$data = {
  readonly viewer: {
    readonly member: {
      readonly personalProfit: {
        readonly byDay: ReadonlyArray<{
          readonly __typename: "DayProfit";
        }>;
        readonly " $fragmentSpreads": FragmentRefs<"ProfitByCategory_profit" | "ProfitByDay_profit" | "ProfitSums_profit">;
      };
    } | null;
  };
};
export type ProfitPaneQuery = {
  response: ProfitPaneQuery$data;
  variables: ProfitPaneQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "filter"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "filter"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v3 = [
  {
    "kind": "ScalarField",
    "name": "amount"
  },
  {
    "kind": "ScalarField",
    "name": "currency"
  }
],
v4 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "deposit",
      "plural": false,
      "selections": (v3/*:: as any*/)
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "withdrawal",
      "plural": false,
      "selections": (v3/*:: as any*/)
    }
  ],
  "type": "CashFlow",
  "abstractKey": "__isCashFlow"
},
v5 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "stake",
  "plural": false,
  "selections": (v3/*:: as any*/)
},
v6 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "netProfit",
  "plural": false,
  "selections": (v3/*:: as any*/)
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ProfitPaneQuery",
    "selections": [
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
              {
                "args": (v1/*:: as any*/),
                "concreteType": "PersonalProfit",
                "kind": "LinkedField",
                "name": "personalProfit",
                "plural": false,
                "selections": [
                  {
                    "concreteType": "DayProfit",
                    "kind": "LinkedField",
                    "name": "byDay",
                    "plural": true,
                    "selections": [
                      (v2/*:: as any*/)
                    ]
                  },
                  {
                    "kind": "FragmentSpread",
                    "name": "ProfitSums_profit"
                  },
                  {
                    "kind": "FragmentSpread",
                    "name": "ProfitByDay_profit"
                  },
                  {
                    "kind": "FragmentSpread",
                    "name": "ProfitByCategory_profit"
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
    "name": "ProfitPaneQuery",
    "selections": [
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
              {
                "args": (v1/*:: as any*/),
                "concreteType": "PersonalProfit",
                "kind": "LinkedField",
                "name": "personalProfit",
                "plural": false,
                "selections": [
                  {
                    "concreteType": "DayProfit",
                    "kind": "LinkedField",
                    "name": "byDay",
                    "plural": true,
                    "selections": [
                      (v2/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "day"
                      },
                      (v4/*:: as any*/),
                      (v5/*:: as any*/),
                      (v6/*:: as any*/)
                    ]
                  },
                  (v6/*:: as any*/),
                  {
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "netDepositsLifetime",
                    "plural": false,
                    "selections": (v3/*:: as any*/)
                  },
                  (v4/*:: as any*/),
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v5/*:: as any*/),
                      {
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "validStake",
                        "plural": false,
                        "selections": (v3/*:: as any*/)
                      },
                      {
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "payout",
                        "plural": false,
                        "selections": (v3/*:: as any*/)
                      }
                    ],
                    "type": "Turnover",
                    "abstractKey": "__isTurnover"
                  },
                  {
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "bonus",
                    "plural": false,
                    "selections": (v3/*:: as any*/)
                  },
                  {
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "rebate",
                    "plural": false,
                    "selections": (v3/*:: as any*/)
                  },
                  {
                    "concreteType": "CategoryProfit",
                    "kind": "LinkedField",
                    "name": "byCategory",
                    "plural": true,
                    "selections": [
                      {
                        "kind": "ScalarField",
                        "name": "category"
                      },
                      (v5/*:: as any*/),
                      (v6/*:: as any*/)
                    ]
                  }
                ]
              },
              {
                "kind": "ScalarField",
                "name": "id"
              }
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "a32d58f3b6e81f0203404a211b332e56b6ed32630b82b1108313abf9a69974fe",
    "metadata": {},
    "name": "ProfitPaneQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9b48e9bd6e706025b0694a785b100865";

export default node;
