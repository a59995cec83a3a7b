/**
 * @generated SignedSource<<d3dd8fb162dc39ee765ac63dced91d96>>
 * @relayHash c40e374f58c2d4b201e459c3caea551a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6a95d73df62dba76f07504a13d461966e0b36f9dcc3f6c6fc0b1c2c44d449637

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type AccountMovementKind = "ADJUST" | "BET" | "BONUS" | "DEPOSIT" | "DIVIDEND" | "FREE_SPINS" | "JACKPOT" | "POINTS" | "REBATE" | "REFUND" | "SALARY" | "TRANSFER" | "UNKNOWN" | "WIN" | "WITHDRAW" | "%future added value";
export type PeriodPreset = "LAST_30" | "LAST_7" | "LAST_MONTH" | "LAST_WEEK" | "NEXT_30" | "NEXT_7" | "THIS_MONTH" | "THIS_WEEK" | "TODAY" | "YESTERDAY" | "%future added value";
export type AccountRecordFilter = {
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
export type AccountRecordPaneQuery$variables = {
  after?: string | null;
  filter?: AccountRecordFilter | null;
};
export type AccountRecordPaneQuery$data = {
  readonly viewer: {
    readonly member: {
      readonly page: Result<{
        readonly edges: ReadonlyArray<{
          readonly node: {
            readonly id: string;
            readonly " $fragmentSpreads": FragmentRefs<"AccountMovementRow_movement">;
          };
        }>;
        readonly totals: {
          readonly " $fragmentSpreads": FragmentRefs<"movementTotals_sums">;
        };
        readonly " $fragmentSpreads": FragmentRefs<"RecordList_page">;
      }, unknown>;
    } | null;
  };
};
export type AccountRecordPaneQuery = {
  response: AccountRecordPaneQuery$data;
  variables: AccountRecordPaneQuery$variables;
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
v2 = [
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
    "kind": "Literal",
    "name": "first",
    "value": 20
  }
],
v3 = {
  "kind": "ScalarField",
  "name": "id"
},
v4 = [
  {
    "kind": "ScalarField",
    "name": "amount"
  },
  {
    "kind": "ScalarField",
    "name": "currency"
  }
],
v5 = [
  {
    "concreteType": "Money",
    "kind": "LinkedField",
    "name": "incoming",
    "plural": false,
    "selections": (v4/*:: as any*/)
  },
  {
    "concreteType": "Money",
    "kind": "LinkedField",
    "name": "outgoing",
    "plural": false,
    "selections": (v4/*:: as any*/)
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "AccountRecordPaneQuery",
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
                "kind": "CatchField",
                "field": {
                  "alias": "page",
                  "args": (v2/*:: as any*/),
                  "concreteType": "AccountMovementConnection",
                  "kind": "LinkedField",
                  "name": "accountRecord",
                  "plural": false,
                  "selections": [
                    {
                      "concreteType": "AccountMovementEdge",
                      "kind": "LinkedField",
                      "name": "edges",
                      "plural": true,
                      "selections": [
                        {
                          "concreteType": "AccountMovement",
                          "kind": "LinkedField",
                          "name": "node",
                          "plural": false,
                          "selections": [
                            (v3/*:: as any*/),
                            {
                              "kind": "FragmentSpread",
                              "name": "AccountMovementRow_movement"
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
                      "concreteType": "AccountMovementTotals",
                      "kind": "LinkedField",
                      "name": "totals",
                      "plural": false,
                      "selections": [
                        {
                          "kind": "InlineDataFragmentSpread",
                          "name": "movementTotals_sums",
                          "selections": (v5/*:: as any*/),
                          "argumentDefinitions": []
                        }
                      ]
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
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "AccountRecordPaneQuery",
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
                "alias": "page",
                "args": (v2/*:: as any*/),
                "concreteType": "AccountMovementConnection",
                "kind": "LinkedField",
                "name": "accountRecord",
                "plural": false,
                "selections": [
                  {
                    "concreteType": "AccountMovementEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "concreteType": "AccountMovement",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v3/*:: as any*/),
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
                            "selections": (v4/*:: as any*/)
                          },
                          {
                            "concreteType": "Money",
                            "kind": "LinkedField",
                            "name": "balanceAfter",
                            "plural": false,
                            "selections": (v4/*:: as any*/)
                          },
                          {
                            "kind": "ScalarField",
                            "name": "reference"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "remark"
                          }
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
                    "concreteType": "AccountMovementTotals",
                    "kind": "LinkedField",
                    "name": "totals",
                    "plural": false,
                    "selections": (v5/*:: as any*/)
                  }
                ]
              },
              (v3/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "6a95d73df62dba76f07504a13d461966e0b36f9dcc3f6c6fc0b1c2c44d449637",
    "metadata": {},
    "name": "AccountRecordPaneQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2832f03ddd3a88fa38da4941974523c2";

export default node;
