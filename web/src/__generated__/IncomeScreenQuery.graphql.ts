/**
 * @generated SignedSource<<1306b9dc596dd410ad841b00e562e92c>>
 * @relayHash 2606bac6dd8db0ca085e2ce3981816fe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 642d82d37ee2a749c0836142916412617568d848523563f76a5336915912eced

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type PeriodPreset = "LAST_30" | "LAST_7" | "LAST_MONTH" | "LAST_WEEK" | "NEXT_30" | "NEXT_7" | "THIS_MONTH" | "THIS_WEEK" | "TODAY" | "YESTERDAY" | "%future added value";
export type RevenueGroup = "DAY" | "MONTH" | "WEEK" | "%future added value";
export type AgentRevenueFilter = {
  group?: RevenueGroup;
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
export type IncomeScreenQuery$variables = {
  filter?: AgentRevenueFilter | null;
};
export type IncomeScreenQuery$data = {
  readonly viewer: {
    readonly agent: {
      readonly revenue: Result<{
        readonly rows: ReadonlyArray<{
          readonly sums: {
            readonly balanceForward: {
              readonly amount: string;
            } | null;
            readonly bonus: {
              readonly amount: string;
            };
            readonly carryOver: {
              readonly amount: string;
            };
            readonly fees: {
              readonly amount: string;
            };
            readonly gross: {
              readonly amount: string;
            };
            readonly total: {
              readonly amount: string;
            };
          };
        }>;
        readonly " $fragmentSpreads": FragmentRefs<"IncomeChart_revenue" | "IncomeSums_revenue" | "IncomeTable_revenue">;
      }, unknown>;
    } | null;
  };
};
export type IncomeScreenQuery = {
  response: IncomeScreenQuery$data;
  variables: IncomeScreenQuery$variables;
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
  "name": "amount"
},
v3 = [
  (v2/*:: as any*/)
],
v4 = [
  (v2/*:: as any*/),
  {
    "kind": "ScalarField",
    "name": "currency"
  }
],
v5 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "gross",
  "plural": false,
  "selections": (v4/*:: as any*/)
},
v6 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "bonus",
  "plural": false,
  "selections": (v4/*:: as any*/)
},
v7 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "fees",
  "plural": false,
  "selections": (v4/*:: as any*/)
},
v8 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "carryOver",
  "plural": false,
  "selections": (v4/*:: as any*/)
},
v9 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "balanceForward",
  "plural": false,
  "selections": (v4/*:: as any*/)
},
v10 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "total",
  "plural": false,
  "selections": (v4/*:: as any*/)
},
v11 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "net",
  "plural": false,
  "selections": (v4/*:: as any*/)
},
v12 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "commission",
  "plural": false,
  "selections": (v4/*:: as any*/)
},
v13 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "salary",
  "plural": false,
  "selections": (v4/*:: as any*/)
},
v14 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "dividend",
  "plural": false,
  "selections": (v4/*:: as any*/)
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "IncomeScreenQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "concreteType": "Agent",
            "kind": "LinkedField",
            "name": "agent",
            "plural": false,
            "selections": [
              {
                "kind": "CatchField",
                "field": {
                  "args": (v1/*:: as any*/),
                  "concreteType": "AgentRevenue",
                  "kind": "LinkedField",
                  "name": "revenue",
                  "plural": false,
                  "selections": [
                    {
                      "concreteType": "AgentRevenueRow",
                      "kind": "LinkedField",
                      "name": "rows",
                      "plural": true,
                      "selections": [
                        {
                          "concreteType": "AgentRevenueSums",
                          "kind": "LinkedField",
                          "name": "sums",
                          "plural": false,
                          "selections": [
                            {
                              "concreteType": "Money",
                              "kind": "LinkedField",
                              "name": "gross",
                              "plural": false,
                              "selections": (v3/*:: as any*/)
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
                              "name": "fees",
                              "plural": false,
                              "selections": (v3/*:: as any*/)
                            },
                            {
                              "concreteType": "Money",
                              "kind": "LinkedField",
                              "name": "carryOver",
                              "plural": false,
                              "selections": (v3/*:: as any*/)
                            },
                            {
                              "concreteType": "Money",
                              "kind": "LinkedField",
                              "name": "balanceForward",
                              "plural": false,
                              "selections": (v3/*:: as any*/)
                            },
                            {
                              "concreteType": "Money",
                              "kind": "LinkedField",
                              "name": "total",
                              "plural": false,
                              "selections": (v3/*:: as any*/)
                            }
                          ]
                        }
                      ]
                    },
                    {
                      "kind": "FragmentSpread",
                      "name": "IncomeSums_revenue"
                    },
                    {
                      "kind": "FragmentSpread",
                      "name": "IncomeChart_revenue"
                    },
                    {
                      "kind": "FragmentSpread",
                      "name": "IncomeTable_revenue"
                    }
                  ]
                },
                "to": "RESULT"
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
    "name": "IncomeScreenQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "concreteType": "Agent",
            "kind": "LinkedField",
            "name": "agent",
            "plural": false,
            "selections": [
              {
                "args": (v1/*:: as any*/),
                "concreteType": "AgentRevenue",
                "kind": "LinkedField",
                "name": "revenue",
                "plural": false,
                "selections": [
                  {
                    "concreteType": "AgentRevenueRow",
                    "kind": "LinkedField",
                    "name": "rows",
                    "plural": true,
                    "selections": [
                      {
                        "concreteType": "AgentRevenueSums",
                        "kind": "LinkedField",
                        "name": "sums",
                        "plural": false,
                        "selections": [
                          (v5/*:: as any*/),
                          (v6/*:: as any*/),
                          (v7/*:: as any*/),
                          (v8/*:: as any*/),
                          (v9/*:: as any*/),
                          (v10/*:: as any*/),
                          (v11/*:: as any*/),
                          (v12/*:: as any*/),
                          (v13/*:: as any*/),
                          (v14/*:: as any*/)
                        ]
                      },
                      {
                        "kind": "ScalarField",
                        "name": "from"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "to"
                      }
                    ]
                  },
                  {
                    "concreteType": "AgentRevenueSums",
                    "kind": "LinkedField",
                    "name": "totals",
                    "plural": false,
                    "selections": [
                      (v11/*:: as any*/),
                      (v12/*:: as any*/),
                      (v13/*:: as any*/),
                      (v14/*:: as any*/),
                      (v10/*:: as any*/),
                      (v9/*:: as any*/),
                      (v5/*:: as any*/),
                      (v6/*:: as any*/),
                      (v7/*:: as any*/),
                      (v8/*:: as any*/)
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
    "id": "642d82d37ee2a749c0836142916412617568d848523563f76a5336915912eced",
    "metadata": {},
    "name": "IncomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4ff468a804a84a48fac5f7aa05e218a5";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
