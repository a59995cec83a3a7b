/**
 * @generated SignedSource<<8614b5165a590adcbf6994ffe22b0ff7>>
 * @relayHash 2490e66380631dd87adfd7963bbd4cdc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a7fcf70057bbd6b896edec38170a6f1e1a1893c4dd0174a58707e49760e997a8

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
            readonly account: string;
            readonly id: string;
            readonly otherCurrencies: ReadonlyArray<string>;
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
v7 = {
  "kind": "ScalarField",
  "name": "account"
},
v8 = {
  "kind": "ScalarField",
  "name": "otherCurrencies"
},
v9 = [
  {
    "kind": "ScalarField",
    "name": "amount"
  },
  {
    "kind": "ScalarField",
    "name": "currency"
  }
],
v10 = [
  {
    "concreteType": "Money",
    "kind": "LinkedField",
    "name": "opening",
    "plural": false,
    "selections": (v9/*:: as any*/)
  },
  {
    "concreteType": "Money",
    "kind": "LinkedField",
    "name": "movement",
    "plural": false,
    "selections": (v9/*:: as any*/)
  },
  {
    "concreteType": "Money",
    "kind": "LinkedField",
    "name": "closing",
    "plural": false,
    "selections": (v9/*:: as any*/)
  }
],
v11 = [
  {
    "kind": "InlineDataFragmentSpread",
    "name": "teamProfit_balance",
    "selections": (v10/*:: as any*/),
    "argumentDefinitions": ([]/*:: as any*/)
  }
],
v12 = {
  "kind": "ScalarField",
  "name": "accountCount"
},
v13 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "deposit",
      "plural": false,
      "selections": (v9/*:: as any*/)
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "withdrawal",
      "plural": false,
      "selections": (v9/*:: as any*/)
    }
  ],
  "type": "CashFlow",
  "abstractKey": "__isCashFlow"
},
v14 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "stake",
  "plural": false,
  "selections": (v9/*:: as any*/)
},
v15 = {
  "kind": "InlineFragment",
  "selections": [
    (v14/*:: as any*/),
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "validStake",
      "plural": false,
      "selections": (v9/*:: as any*/)
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "payout",
      "plural": false,
      "selections": (v9/*:: as any*/)
    }
  ],
  "type": "Turnover",
  "abstractKey": "__isTurnover"
},
v16 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "rebate",
  "plural": false,
  "selections": (v9/*:: as any*/)
},
v17 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "bonus",
  "plural": false,
  "selections": (v9/*:: as any*/)
},
v18 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "profit",
  "plural": false,
  "selections": (v9/*:: as any*/)
},
v19 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "houseResult",
  "plural": false,
  "selections": (v9/*:: as any*/)
},
v20 = {
  "kind": "InlineFragment",
  "selections": [
    (v12/*:: as any*/),
    (v13/*:: as any*/),
    (v15/*:: as any*/),
    (v16/*:: as any*/),
    (v17/*:: as any*/),
    (v18/*:: as any*/),
    (v19/*:: as any*/),
    {
      "concreteType": "PeriodBalance",
      "kind": "LinkedField",
      "name": "balance",
      "plural": false,
      "selections": (v10/*:: as any*/)
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
                            (v7/*:: as any*/),
                            (v8/*:: as any*/),
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
                      "selections": (v11/*:: as any*/)
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
                                (v12/*:: as any*/),
                                {
                                  "kind": "InlineDataFragmentSpread",
                                  "name": "cashFlow_figures",
                                  "selections": [
                                    (v13/*:: as any*/)
                                  ],
                                  "argumentDefinitions": []
                                },
                                {
                                  "kind": "InlineDataFragmentSpread",
                                  "name": "turnover_figures",
                                  "selections": [
                                    (v15/*:: as any*/)
                                  ],
                                  "argumentDefinitions": []
                                },
                                (v16/*:: as any*/),
                                (v17/*:: as any*/),
                                (v18/*:: as any*/),
                                (v19/*:: as any*/),
                                {
                                  "concreteType": "PeriodBalance",
                                  "kind": "LinkedField",
                                  "name": "balance",
                                  "plural": false,
                                  "selections": (v11/*:: as any*/)
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
                          (v7/*:: as any*/),
                          (v8/*:: as any*/),
                          (v20/*:: as any*/)
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
                    "selections": (v10/*:: as any*/)
                  },
                  {
                    "concreteType": "ProfitTotals",
                    "kind": "LinkedField",
                    "name": "totals",
                    "plural": false,
                    "selections": [
                      (v20/*:: as any*/)
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
                      (v13/*:: as any*/),
                      (v14/*:: as any*/),
                      (v18/*:: as any*/),
                      (v19/*:: as any*/)
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
    "id": "a7fcf70057bbd6b896edec38170a6f1e1a1893c4dd0174a58707e49760e997a8",
    "metadata": {},
    "name": "ProfitLossScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "09d3681c05dec4550eae712db6f4246c";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
