/**
 * @generated SignedSource<<123c79293291d759706feefcd8dde042>>
 * @relayHash 75d127baba069f1223e403e59194e19c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c6d758c4113da1330fda75a969ba0c3fdb3e00ffade8c238393ce2242306333d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type AccountMovementKind = "ADJUST" | "BET" | "BONUS" | "DEPOSIT" | "DIVIDEND" | "FREE_SPINS" | "JACKPOT" | "POINTS" | "REBATE" | "REFUND" | "SALARY" | "TRANSFER" | "UNKNOWN" | "WIN" | "WITHDRAW" | "%future added value";
export type BetStatus = "CANCELLED" | "DRAW" | "LOST" | "UNKNOWN" | "UNSETTLED" | "WON" | "%future added value";
export type ContractKind = "DAILY_SALARY" | "DIVIDEND" | "HOURLY_SALARY" | "REAL_TIME_SALARY" | "%future added value";
export type LoginMethod = "FREE_PLAY" | "LINK" | "PASSKEY" | "PASSWORD" | "PHONE_AUTH" | "REGISTRATION" | "SMS" | "SOCIAL" | "%future added value";
export type LoginOutcome = "SUCCEEDED" | "WRONG_CREDENTIALS" | "WRONG_SECOND_FACTOR" | "%future added value";
export type PeriodPreset = "LAST_30" | "LAST_7" | "LAST_MONTH" | "LAST_WEEK" | "NEXT_30" | "NEXT_7" | "THIS_MONTH" | "THIS_WEEK" | "TODAY" | "YESTERDAY" | "%future added value";
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
export type AccountListsQuery$variables = {
  account: string;
  hasReports: boolean;
  isAgent: boolean;
  period: PeriodInput;
  rows: number;
};
export type AccountListsQuery$data = {
  readonly viewer: {
    readonly agent: {
      readonly accountLogins: Result<ReadonlyArray<{
        readonly at: string;
        readonly country: string | null;
        readonly internalID: string;
        readonly method: LoginMethod | null;
        readonly outcome: LoginOutcome;
      }> | null, unknown>;
      readonly contractPayouts?: {
        readonly edges: ReadonlyArray<{
          readonly node: {
            readonly amount: {
              readonly amount: string;
              readonly currency: string;
            };
            readonly id: string;
            readonly kind: ContractKind;
            readonly periodEnd: string;
            readonly periodStart: string;
          };
        }>;
      } | null;
      readonly profitAndLoss?: {
        readonly byDay: ReadonlyArray<{
          readonly day: string;
          readonly profit: {
            readonly " $fragmentSpreads": FragmentRefs<"Result_money">;
          };
          readonly stake: {
            readonly amount: string;
            readonly currency: string;
          };
        }>;
      } | null;
      readonly teamBets?: {
        readonly edges: ReadonlyArray<{
          readonly node: {
            readonly gameName: string;
            readonly id: string;
            readonly placedAt: string;
            readonly profit: {
              readonly " $fragmentSpreads": FragmentRefs<"Result_money">;
            };
            readonly status: BetStatus;
            readonly " $fragmentSpreads": FragmentRefs<"turnover_figures">;
          };
        }>;
      } | null;
      readonly transactions?: {
        readonly edges: ReadonlyArray<{
          readonly node: {
            readonly amount: {
              readonly amount: string;
              readonly currency: string;
            };
            readonly createdAt: string;
            readonly id: string;
            readonly kind: AccountMovementKind;
          };
        }>;
      } | null;
    } | null;
  };
};
export type AccountListsQuery = {
  response: AccountListsQuery$data;
  variables: AccountListsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "account"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasReports"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isAgent"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "period"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "rows"
},
v5 = {
  "kind": "Variable",
  "name": "account",
  "variableName": "account"
},
v6 = {
  "fields": [
    (v5/*:: as any*/),
    {
      "kind": "Variable",
      "name": "period",
      "variableName": "period"
    }
  ],
  "kind": "ObjectValue",
  "name": "filter"
},
v7 = [
  (v6/*:: as any*/),
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "rows"
  }
],
v8 = {
  "kind": "ScalarField",
  "name": "id"
},
v9 = {
  "kind": "ScalarField",
  "name": "gameName"
},
v10 = {
  "kind": "ScalarField",
  "name": "placedAt"
},
v11 = {
  "kind": "ScalarField",
  "name": "status"
},
v12 = [
  {
    "kind": "ScalarField",
    "name": "amount"
  },
  {
    "kind": "ScalarField",
    "name": "currency"
  }
],
v13 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "stake",
  "plural": false,
  "selections": (v12/*:: as any*/)
},
v14 = {
  "kind": "InlineFragment",
  "selections": [
    (v13/*:: as any*/),
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "validStake",
      "plural": false,
      "selections": (v12/*:: as any*/)
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "payout",
      "plural": false,
      "selections": (v12/*:: as any*/)
    }
  ],
  "type": "Turnover",
  "abstractKey": "__isTurnover"
},
v15 = {
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
v16 = [
  (v6/*:: as any*/),
  {
    "kind": "Literal",
    "name": "first",
    "value": 1
  }
],
v17 = {
  "kind": "ScalarField",
  "name": "day"
},
v18 = {
  "kind": "ScalarField",
  "name": "kind"
},
v19 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "amount",
  "plural": false,
  "selections": (v12/*:: as any*/)
},
v20 = {
  "args": (v7/*:: as any*/),
  "concreteType": "TeamTransactionConnection",
  "kind": "LinkedField",
  "name": "transactions",
  "plural": false,
  "selections": [
    {
      "concreteType": "TeamTransactionEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "concreteType": "TeamTransaction",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            (v8/*:: as any*/),
            (v18/*:: as any*/),
            {
              "kind": "ScalarField",
              "name": "createdAt"
            },
            (v19/*:: as any*/)
          ]
        }
      ]
    }
  ]
},
v21 = {
  "args": (v7/*:: as any*/),
  "concreteType": "ContractPayoutConnection",
  "kind": "LinkedField",
  "name": "contractPayouts",
  "plural": false,
  "selections": [
    {
      "concreteType": "ContractPayoutEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "concreteType": "ContractPayout",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            (v8/*:: as any*/),
            (v18/*:: as any*/),
            {
              "kind": "ScalarField",
              "name": "periodStart"
            },
            {
              "kind": "ScalarField",
              "name": "periodEnd"
            },
            (v19/*:: as any*/)
          ]
        }
      ]
    }
  ]
},
v22 = {
  "args": [
    (v5/*:: as any*/)
  ],
  "concreteType": "DownlineLogin",
  "kind": "LinkedField",
  "name": "accountLogins",
  "plural": true,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "internalID"
    },
    {
      "kind": "ScalarField",
      "name": "at"
    },
    {
      "kind": "ScalarField",
      "name": "method"
    },
    {
      "kind": "ScalarField",
      "name": "outcome"
    },
    {
      "kind": "ScalarField",
      "name": "country"
    }
  ]
},
v23 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "profit",
  "plural": false,
  "selections": (v12/*:: as any*/)
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "AccountListsQuery",
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
                "condition": "hasReports",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "kind": "CatchField",
                    "field": {
                      "args": (v7/*:: as any*/),
                      "concreteType": "TeamBetConnection",
                      "kind": "LinkedField",
                      "name": "teamBets",
                      "plural": false,
                      "selections": [
                        {
                          "concreteType": "TeamBetEdge",
                          "kind": "LinkedField",
                          "name": "edges",
                          "plural": true,
                          "selections": [
                            {
                              "concreteType": "TeamBet",
                              "kind": "LinkedField",
                              "name": "node",
                              "plural": false,
                              "selections": [
                                (v8/*:: as any*/),
                                (v9/*:: as any*/),
                                (v10/*:: as any*/),
                                (v11/*:: as any*/),
                                {
                                  "kind": "InlineDataFragmentSpread",
                                  "name": "turnover_figures",
                                  "selections": [
                                    (v14/*:: as any*/)
                                  ],
                                  "argumentDefinitions": []
                                },
                                (v15/*:: as any*/)
                              ]
                            }
                          ]
                        }
                      ]
                    },
                    "to": "NULL"
                  },
                  {
                    "kind": "CatchField",
                    "field": {
                      "args": (v16/*:: as any*/),
                      "concreteType": "AccountProfitConnection",
                      "kind": "LinkedField",
                      "name": "profitAndLoss",
                      "plural": false,
                      "selections": [
                        {
                          "concreteType": "TeamDayProfit",
                          "kind": "LinkedField",
                          "name": "byDay",
                          "plural": true,
                          "selections": [
                            (v17/*:: as any*/),
                            (v13/*:: as any*/),
                            (v15/*:: as any*/)
                          ]
                        }
                      ]
                    },
                    "to": "NULL"
                  },
                  {
                    "kind": "CatchField",
                    "field": (v20/*:: as any*/),
                    "to": "NULL"
                  }
                ]
              },
              {
                "condition": "isAgent",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "kind": "CatchField",
                    "field": (v21/*:: as any*/),
                    "to": "NULL"
                  }
                ]
              },
              {
                "kind": "CatchField",
                "field": (v22/*:: as any*/),
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
      (v0/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "AccountListsQuery",
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
                "condition": "hasReports",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "args": (v7/*:: as any*/),
                    "concreteType": "TeamBetConnection",
                    "kind": "LinkedField",
                    "name": "teamBets",
                    "plural": false,
                    "selections": [
                      {
                        "concreteType": "TeamBetEdge",
                        "kind": "LinkedField",
                        "name": "edges",
                        "plural": true,
                        "selections": [
                          {
                            "concreteType": "TeamBet",
                            "kind": "LinkedField",
                            "name": "node",
                            "plural": false,
                            "selections": [
                              (v8/*:: as any*/),
                              (v9/*:: as any*/),
                              (v10/*:: as any*/),
                              (v11/*:: as any*/),
                              (v14/*:: as any*/),
                              (v23/*:: as any*/)
                            ]
                          }
                        ]
                      }
                    ]
                  },
                  {
                    "args": (v16/*:: as any*/),
                    "concreteType": "AccountProfitConnection",
                    "kind": "LinkedField",
                    "name": "profitAndLoss",
                    "plural": false,
                    "selections": [
                      {
                        "concreteType": "TeamDayProfit",
                        "kind": "LinkedField",
                        "name": "byDay",
                        "plural": true,
                        "selections": [
                          (v17/*:: as any*/),
                          (v13/*:: as any*/),
                          (v23/*:: as any*/)
                        ]
                      }
                    ]
                  },
                  (v20/*:: as any*/)
                ]
              },
              {
                "condition": "isAgent",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  (v21/*:: as any*/)
                ]
              },
              (v22/*:: as any*/),
              (v8/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "c6d758c4113da1330fda75a969ba0c3fdb3e00ffade8c238393ce2242306333d",
    "metadata": {},
    "name": "AccountListsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c9531b2d50bcf80bc2a931ee4da5538d";

export default node;
