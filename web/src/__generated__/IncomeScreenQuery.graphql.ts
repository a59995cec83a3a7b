/**
 * @generated SignedSource<<a86639002bf9b3cfbf693a96eddff8c3>>
 * @relayHash cf8b6f675fb0c01cd2063f6e27e78341
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c94604b1e69d9031b96db14db70fccd8bda178ee2fef1ebb3f87342a5d4991a8

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
            readonly " $fragmentSpreads": FragmentRefs<"income_sums">;
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
v2 = [
  {
    "kind": "ScalarField",
    "name": "amount"
  },
  {
    "kind": "ScalarField",
    "name": "currency"
  }
],
v3 = [
  {
    "concreteType": "Money",
    "kind": "LinkedField",
    "name": "gross",
    "plural": false,
    "selections": (v2/*:: as any*/)
  },
  {
    "concreteType": "Money",
    "kind": "LinkedField",
    "name": "bonus",
    "plural": false,
    "selections": (v2/*:: as any*/)
  },
  {
    "concreteType": "Money",
    "kind": "LinkedField",
    "name": "fees",
    "plural": false,
    "selections": (v2/*:: as any*/)
  },
  {
    "concreteType": "Money",
    "kind": "LinkedField",
    "name": "carryOver",
    "plural": false,
    "selections": (v2/*:: as any*/)
  },
  {
    "concreteType": "Money",
    "kind": "LinkedField",
    "name": "net",
    "plural": false,
    "selections": (v2/*:: as any*/)
  },
  {
    "concreteType": "Money",
    "kind": "LinkedField",
    "name": "balanceForward",
    "plural": false,
    "selections": (v2/*:: as any*/)
  },
  {
    "concreteType": "Money",
    "kind": "LinkedField",
    "name": "commission",
    "plural": false,
    "selections": (v2/*:: as any*/)
  },
  {
    "concreteType": "Money",
    "kind": "LinkedField",
    "name": "salary",
    "plural": false,
    "selections": (v2/*:: as any*/)
  },
  {
    "concreteType": "Money",
    "kind": "LinkedField",
    "name": "dividend",
    "plural": false,
    "selections": (v2/*:: as any*/)
  },
  {
    "concreteType": "Money",
    "kind": "LinkedField",
    "name": "total",
    "plural": false,
    "selections": (v2/*:: as any*/)
  }
];
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
                              "kind": "InlineDataFragmentSpread",
                              "name": "income_sums",
                              "selections": (v3/*:: as any*/),
                              "argumentDefinitions": []
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
                        "selections": (v3/*:: as any*/)
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
                    "selections": (v3/*:: as any*/)
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
    "id": "c94604b1e69d9031b96db14db70fccd8bda178ee2fef1ebb3f87342a5d4991a8",
    "metadata": {},
    "name": "IncomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "365df7a360250c07e2f911741a28ea3c";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
