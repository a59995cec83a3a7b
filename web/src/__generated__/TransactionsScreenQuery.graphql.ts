/**
 * @generated SignedSource<<99a070829681f26d2d0d8c156af77c09>>
 * @relayHash 3ba642742846ab522b760298839489f6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fb1af3151b448683ab1b3494b2a9ca0c233fcfc82efd8e3f87bec6179f290267

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type AccountMovementKind = "ADJUST" | "BET" | "BONUS" | "DEPOSIT" | "DIVIDEND" | "FREE_SPINS" | "JACKPOT" | "POINTS" | "REBATE" | "REFUND" | "SALARY" | "TRANSFER" | "UNKNOWN" | "WIN" | "WITHDRAW" | "%future added value";
export type MovementDirection = "IN" | "OUT" | "%future added value";
export type PeriodPreset = "LAST_30" | "LAST_7" | "LAST_MONTH" | "LAST_WEEK" | "NEXT_30" | "NEXT_7" | "THIS_MONTH" | "THIS_WEEK" | "TODAY" | "YESTERDAY" | "%future added value";
export type SortDirection = "ASCENDING" | "DESCENDING" | "%future added value";
export type TeamTransactionFilter = {
  account?: string | null;
  direction?: MovementDirection | null;
  kind?: AccountMovementKind | null;
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
export type TransactionsScreenQuery$variables = {
  after?: string | null;
  filter?: TeamTransactionFilter | null;
  first: number;
  order?: SortDirection | null;
};
export type TransactionsScreenQuery$data = {
  readonly viewer: {
    readonly agent: {
      readonly page: Result<{
        readonly edges: ReadonlyArray<{
          readonly node: {
            readonly id: string;
            readonly " $fragmentSpreads": FragmentRefs<"TransactionPageSums_transactions" | "TransactionRow_transaction">;
          };
        }>;
        readonly totalCount: number;
        readonly totals: {
          readonly " $fragmentSpreads": FragmentRefs<"movementTotals_sums">;
        };
        readonly " $fragmentSpreads": FragmentRefs<"RecordList_page">;
      }, unknown>;
    } | null;
  };
};
export type TransactionsScreenQuery = {
  response: TransactionsScreenQuery$data;
  variables: TransactionsScreenQuery$variables;
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
  "name": "order"
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
    "name": "order",
    "variableName": "order"
  }
],
v5 = [
  {
    "kind": "ScalarField",
    "name": "amount"
  },
  {
    "kind": "ScalarField",
    "name": "currency"
  }
],
v6 = [
  {
    "concreteType": "Money",
    "kind": "LinkedField",
    "name": "incoming",
    "plural": false,
    "selections": (v5/*:: as any*/)
  },
  {
    "concreteType": "Money",
    "kind": "LinkedField",
    "name": "outgoing",
    "plural": false,
    "selections": (v5/*:: as any*/)
  }
],
v7 = {
  "kind": "ScalarField",
  "name": "id"
},
v8 = {
  "kind": "ScalarField",
  "name": "totalCount"
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
    "name": "TransactionsScreenQuery",
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
                  "concreteType": "TeamTransactionConnection",
                  "kind": "LinkedField",
                  "name": "transactions",
                  "plural": false,
                  "selections": [
                    {
                      "concreteType": "AccountMovementTotals",
                      "kind": "LinkedField",
                      "name": "totals",
                      "plural": false,
                      "selections": [
                        {
                          "kind": "InlineDataFragmentSpread",
                          "name": "movementTotals_sums",
                          "selections": (v6/*:: as any*/),
                          "argumentDefinitions": []
                        }
                      ]
                    },
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
                            (v7/*:: as any*/),
                            {
                              "kind": "FragmentSpread",
                              "name": "TransactionRow_transaction"
                            },
                            {
                              "kind": "FragmentSpread",
                              "name": "TransactionPageSums_transactions"
                            }
                          ]
                        }
                      ]
                    },
                    (v8/*:: as any*/),
                    {
                      "kind": "FragmentSpread",
                      "name": "RecordList_page"
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
    "name": "TransactionsScreenQuery",
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
                "concreteType": "TeamTransactionConnection",
                "kind": "LinkedField",
                "name": "transactions",
                "plural": false,
                "selections": [
                  {
                    "concreteType": "AccountMovementTotals",
                    "kind": "LinkedField",
                    "name": "totals",
                    "plural": false,
                    "selections": (v6/*:: as any*/)
                  },
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
                          (v7/*:: as any*/),
                          {
                            "kind": "ScalarField",
                            "name": "internalID"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "account"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "kind"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "createdAt"
                          },
                          {
                            "concreteType": "Money",
                            "kind": "LinkedField",
                            "name": "amount",
                            "plural": false,
                            "selections": (v5/*:: as any*/)
                          },
                          {
                            "concreteType": "Money",
                            "kind": "LinkedField",
                            "name": "balanceBefore",
                            "plural": false,
                            "selections": (v5/*:: as any*/)
                          },
                          {
                            "concreteType": "Money",
                            "kind": "LinkedField",
                            "name": "balanceAfter",
                            "plural": false,
                            "selections": (v5/*:: as any*/)
                          },
                          {
                            "kind": "ScalarField",
                            "name": "reference"
                          }
                        ]
                      }
                    ]
                  },
                  (v8/*:: as any*/),
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
                  }
                ]
              },
              (v7/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "fb1af3151b448683ab1b3494b2a9ca0c233fcfc82efd8e3f87bec6179f290267",
    "metadata": {},
    "name": "TransactionsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e9c8c29885cf6ba71aba30c1cab09fcf";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
