/**
 * @generated SignedSource<<85dba64bd12c8d226a59d6195d6042b0>>
 * @relayHash f90718a672fa797a72f6011ff66aa247
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 36fac85258c2642737464fa450457adbf4709690dec556c024e26424936b03be

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type PeriodPreset = "LAST_30" | "LAST_7" | "LAST_MONTH" | "LAST_WEEK" | "NEXT_30" | "NEXT_7" | "THIS_MONTH" | "THIS_WEEK" | "TODAY" | "YESTERDAY" | "%future added value";
export type ProfitAndLossSortKey = "ACCOUNT" | "BONUS" | "DEPOSIT" | "PAYOUT" | "PROFIT" | "REBATE" | "STAKE" | "VALID_STAKE" | "WITHDRAWAL" | "%future added value";
export type SortDirection = "ASCENDING" | "DESCENDING" | "%future added value";
export type ProfitAndLossFilter = {
  account?: string | null;
  keyword?: string | null;
  parent?: string | null;
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
export type ProfitAndLossSort = {
  by: ProfitAndLossSortKey;
  direction: SortDirection;
};
export type ProfitLossScreenQuery$variables = {
  after?: string | null;
  filter?: ProfitAndLossFilter | null;
  first: number;
  sort?: ProfitAndLossSort | null;
};
export type ProfitLossScreenQuery$data = {
  readonly viewer: {
    readonly agent: {
      readonly page: Result<{
        readonly edges: ReadonlyArray<{
          readonly node: {
            readonly id: string;
            readonly " $fragmentSpreads": FragmentRefs<"ProfitLossPageSums_accounts" | "ProfitLossRow_account">;
          };
        }>;
        readonly ownBalance: {
          readonly " $fragmentSpreads": FragmentRefs<"teamProfit_balance">;
        } | null;
        readonly path: ReadonlyArray<string>;
        readonly totals: {
          readonly " $fragmentSpreads": FragmentRefs<"teamProfit_team">;
        };
        readonly " $fragmentSpreads": FragmentRefs<"ProfitLossByDay_accounts" | "RecordList_page">;
      }, unknown>;
    } | null;
  };
};
export type ProfitLossScreenQuery = {
  response: ProfitLossScreenQuery$data;
  variables: ProfitLossScreenQuery$variables;
};

import RecordList_page$normalization_graphql from './RecordList_page$normalization.graphql';

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sort"
},
v4 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "after"
  },
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "filter"
  },
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "first"
  },
  {
    "kind": "Variable",
    "name": "sort",
    "variableName": "sort"
  }
],
v5 = {
  "kind": "ScalarField",
  "name": "path"
},
v6 = {
  "kind": "ScalarField",
  "name": "id"
},
v7 = [
  {
    "kind": "ScalarField",
    "name": "amount"
  },
  {
    "kind": "ScalarField",
    "name": "currency"
  }
],
v8 = [
  {
    "concreteType": "Money",
    "kind": "LinkedField",
    "name": "opening",
    "plural": false,
    "selections": (v7/*:: as any*/)
  },
  {
    "concreteType": "Money",
    "kind": "LinkedField",
    "name": "movement",
    "plural": false,
    "selections": (v7/*:: as any*/)
  },
  {
    "concreteType": "Money",
    "kind": "LinkedField",
    "name": "closing",
    "plural": false,
    "selections": (v7/*:: as any*/)
  }
],
v9 = [
  {
    "kind": "InlineDataFragmentSpread",
    "name": "teamProfit_balance",
    "selections": (v8/*:: as any*/),
    "argumentDefinitions": ([]/*:: as any*/)
  }
],
v10 = {
  "kind": "ScalarField",
  "name": "accountCount"
},
v11 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "deposit",
      "plural": false,
      "selections": (v7/*:: as any*/)
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "withdrawal",
      "plural": false,
      "selections": (v7/*:: as any*/)
    }
  ],
  "type": "CashFlow",
  "abstractKey": "__isCashFlow"
},
v12 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "stake",
  "plural": false,
  "selections": (v7/*:: as any*/)
},
v13 = {
  "kind": "InlineFragment",
  "selections": [
    (v12/*:: as any*/),
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "validStake",
      "plural": false,
      "selections": (v7/*:: as any*/)
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "payout",
      "plural": false,
      "selections": (v7/*:: as any*/)
    }
  ],
  "type": "Turnover",
  "abstractKey": "__isTurnover"
},
v14 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "rebate",
  "plural": false,
  "selections": (v7/*:: as any*/)
},
v15 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "bonus",
  "plural": false,
  "selections": (v7/*:: as any*/)
},
v16 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "profit",
  "plural": false,
  "selections": (v7/*:: as any*/)
},
v17 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "houseResult",
  "plural": false,
  "selections": (v7/*:: as any*/)
},
v18 = {
  "kind": "InlineFragment",
  "selections": [
    (v10/*:: as any*/),
    (v11/*:: as any*/),
    (v13/*:: as any*/),
    (v14/*:: as any*/),
    (v15/*:: as any*/),
    (v16/*:: as any*/),
    (v17/*:: as any*/),
    {
      "concreteType": "PeriodBalance",
      "kind": "LinkedField",
      "name": "balance",
      "plural": false,
      "selections": (v8/*:: as any*/)
    }
  ],
  "type": "TeamProfit",
  "abstractKey": "__isTeamProfit"
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "ProfitLossScreenQuery",
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
                  "alias": "page",
                  "args": (v4/*:: as any*/),
                  "concreteType": "AccountProfitConnection",
                  "kind": "LinkedField",
                  "name": "profitAndLoss",
                  "plural": false,
                  "selections": [
                    (v5/*:: as any*/),
                    {
                      "concreteType": "AccountProfitEdge",
                      "kind": "LinkedField",
                      "name": "edges",
                      "plural": true,
                      "selections": [
                        {
                          "concreteType": "AccountProfit",
                          "kind": "LinkedField",
                          "name": "node",
                          "plural": false,
                          "selections": [
                            (v6/*:: as any*/),
                            {
                              "kind": "FragmentSpread",
                              "name": "ProfitLossRow_account"
                            },
                            {
                              "kind": "FragmentSpread",
                              "name": "ProfitLossPageSums_accounts"
                            }
                          ]
                        }
                      ]
                    },
                    {
                      "kind": "FragmentSpread",
                      "name": "RecordList_page"
                    },
                    {
                      "concreteType": "PeriodBalance",
                      "kind": "LinkedField",
                      "name": "ownBalance",
                      "plural": false,
                      "selections": (v9/*:: as any*/)
                    },
                    {
                      "concreteType": "ProfitTotals",
                      "kind": "LinkedField",
                      "name": "totals",
                      "plural": false,
                      "selections": [
                        {
                          "kind": "InlineDataFragmentSpread",
                          "name": "teamProfit_team",
                          "selections": [
                            {
                              "kind": "InlineFragment",
                              "selections": [
                                (v10/*:: as any*/),
                                {
                                  "kind": "InlineDataFragmentSpread",
                                  "name": "cashFlow_figures",
                                  "selections": [
                                    (v11/*:: as any*/)
                                  ],
                                  "argumentDefinitions": []
                                },
                                {
                                  "kind": "InlineDataFragmentSpread",
                                  "name": "turnover_figures",
                                  "selections": [
                                    (v13/*:: as any*/)
                                  ],
                                  "argumentDefinitions": []
                                },
                                (v14/*:: as any*/),
                                (v15/*:: as any*/),
                                (v16/*:: as any*/),
                                (v17/*:: as any*/),
                                {
                                  "concreteType": "PeriodBalance",
                                  "kind": "LinkedField",
                                  "name": "balance",
                                  "plural": false,
                                  "selections": (v9/*:: as any*/)
                                }
                              ],
                              "type": "TeamProfit",
                              "abstractKey": "__isTeamProfit"
                            }
                          ],
                          "argumentDefinitions": []
                        }
                      ]
                    },
                    {
                      "kind": "FragmentSpread",
                      "name": "ProfitLossByDay_accounts"
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ProfitLossScreenQuery",
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
                "alias": "page",
                "args": (v4/*:: as any*/),
                "concreteType": "AccountProfitConnection",
                "kind": "LinkedField",
                "name": "profitAndLoss",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  {
                    "concreteType": "AccountProfitEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "concreteType": "AccountProfit",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v6/*:: as any*/),
                          {
                            "kind": "ScalarField",
                            "name": "account"
                          },
                          (v18/*:: as any*/)
                        ]
                      }
                    ]
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      {
                        "fragment": RecordList_page$normalization_graphql,
                        "kind": "FragmentSpread"
                      }
                    ],
                    "type": "Page",
                    "abstractKey": "__isPage"
                  },
                  {
                    "concreteType": "PeriodBalance",
                    "kind": "LinkedField",
                    "name": "ownBalance",
                    "plural": false,
                    "selections": (v8/*:: as any*/)
                  },
                  {
                    "concreteType": "ProfitTotals",
                    "kind": "LinkedField",
                    "name": "totals",
                    "plural": false,
                    "selections": [
                      (v18/*:: as any*/)
                    ]
                  },
                  {
                    "concreteType": "TeamDayProfit",
                    "kind": "LinkedField",
                    "name": "byDay",
                    "plural": true,
                    "selections": [
                      {
                        "kind": "ScalarField",
                        "name": "day"
                      },
                      (v11/*:: as any*/),
                      (v12/*:: as any*/),
                      (v16/*:: as any*/),
                      (v17/*:: as any*/)
                    ]
                  }
                ]
              },
              (v6/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "36fac85258c2642737464fa450457adbf4709690dec556c024e26424936b03be",
    "metadata": {},
    "name": "ProfitLossScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0941294b776ab62f7218dd5b15e04595";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
