/**
 * @generated SignedSource<<f5236dee814466ba1b626522fef168e7>>
 * @relayHash 08c73bc99da384ad8b699779ea8d84c8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d034af77e7305fd1bfcfa78cff9e21ccfda2c42fe8e2c8257c306d57d3917d5

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type BonusStatus = "ACTIVE" | "COMPLETED" | "EXPIRED" | "FORFEITED" | "UNKNOWN" | "%future added value";
export type PeriodPreset = "LAST_30" | "LAST_7" | "LAST_MONTH" | "LAST_WEEK" | "NEXT_30" | "NEXT_7" | "THIS_MONTH" | "THIS_WEEK" | "TODAY" | "YESTERDAY" | "%future added value";
export type BonusFilter = {
  period?: PeriodInput | null;
  status?: BonusStatus | null;
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
export type BonusPaneQuery$variables = {
  after?: string | null;
  filter?: BonusFilter | null;
};
export type BonusPaneQuery$data = {
  readonly viewer: {
    readonly member: {
      readonly page: Result<{
        readonly edges: ReadonlyArray<{
          readonly node: {
            readonly id: string;
            readonly " $fragmentSpreads": FragmentRefs<"BonusCard_bonus">;
          };
        }>;
        readonly " $fragmentSpreads": FragmentRefs<"BonusSums_bonuses" | "RecordList_page">;
      }, unknown>;
    } | null;
  };
};
export type BonusPaneQuery = {
  response: BonusPaneQuery$data;
  variables: BonusPaneQuery$variables;
};

import BonusCard_bonus$normalization_graphql from './BonusCard_bonus$normalization.graphql';
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
    "name": "BonusPaneQuery",
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
                  "concreteType": "BonusConnection",
                  "kind": "LinkedField",
                  "name": "bonuses",
                  "plural": false,
                  "selections": [
                    {
                      "concreteType": "BonusEdge",
                      "kind": "LinkedField",
                      "name": "edges",
                      "plural": true,
                      "selections": [
                        {
                          "concreteType": "Bonus",
                          "kind": "LinkedField",
                          "name": "node",
                          "plural": false,
                          "selections": [
                            (v3/*:: as any*/),
                            {
                              "kind": "FragmentSpread",
                              "name": "BonusCard_bonus"
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
                      "kind": "FragmentSpread",
                      "name": "BonusSums_bonuses"
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
    "name": "BonusPaneQuery",
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
                "concreteType": "BonusConnection",
                "kind": "LinkedField",
                "name": "bonuses",
                "plural": false,
                "selections": [
                  {
                    "concreteType": "BonusEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "concreteType": "Bonus",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v3/*:: as any*/),
                          {
                            "fragment": BonusCard_bonus$normalization_graphql,
                            "kind": "FragmentSpread"
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
                    "concreteType": "BonusTotals",
                    "kind": "LinkedField",
                    "name": "totals",
                    "plural": false,
                    "selections": [
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
                        "name": "turnoverDone",
                        "plural": false,
                        "selections": (v4/*:: as any*/)
                      }
                    ]
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
    "id": "6d034af77e7305fd1bfcfa78cff9e21ccfda2c42fe8e2c8257c306d57d3917d5",
    "metadata": {},
    "name": "BonusPaneQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7dd5d8f1ec95e8c0a12e0514041f32ea";

export default node;
