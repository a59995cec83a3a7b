/**
 * @generated SignedSource<<d217a32ebaedc16efc2054cab33aeff0>>
 * @relayHash ffd7369e3abfde7f6bfca1256392bb72
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 922a9876ac8abaa069b04411dbe7d78a779727f22882c4ab9197dbfe5e4d898d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type BetStatus = "CANCELLED" | "DRAW" | "LOST" | "UNKNOWN" | "UNSETTLED" | "WON" | "%future added value";
export type GameCategory = "ELOTT" | "ESPORTS" | "FISH" | "LIVE" | "PVP" | "RNG" | "SPORTS" | "%future added value";
export type PeriodPreset = "LAST_30" | "LAST_7" | "LAST_MONTH" | "LAST_WEEK" | "NEXT_30" | "NEXT_7" | "THIS_MONTH" | "THIS_WEEK" | "TODAY" | "YESTERDAY" | "%future added value";
export type SortDirection = "ASCENDING" | "DESCENDING" | "%future added value";
export type TeamBetSortKey = "ACCOUNT" | "PAYOUT" | "PLACED_AT" | "PROFIT" | "STAKE" | "VALID_STAKE" | "%future added value";
export type TeamBetFilter = {
  account?: string | null;
  category?: GameCategory | null;
  period?: PeriodInput | null;
  status?: BetStatus | null;
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
export type TeamBetSort = {
  by: TeamBetSortKey;
  direction: SortDirection;
};
export type TeamBettingScreenQuery$variables = {
  after?: string | null;
  filter?: TeamBetFilter | null;
  first: number;
  sort?: TeamBetSort | null;
};
export type TeamBettingScreenQuery$data = {
  readonly viewer: {
    readonly agent: {
      readonly page: Result<{
        readonly edges: ReadonlyArray<{
          readonly node: {
            readonly id: string;
            readonly " $fragmentSpreads": FragmentRefs<"TeamBetPageSums_bets" | "TeamBetRow_bet">;
          };
        }>;
        readonly " $fragmentSpreads": FragmentRefs<"RecordList_page" | "TeamBetTotals_bets">;
      }, unknown>;
    } | null;
  };
};
export type TeamBettingScreenQuery = {
  response: TeamBettingScreenQuery$data;
  variables: TeamBettingScreenQuery$variables;
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
  "name": "id"
},
v6 = [
  {
    "kind": "ScalarField",
    "name": "amount"
  },
  {
    "kind": "ScalarField",
    "name": "currency"
  }
],
v7 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "stake",
      "plural": false,
      "selections": (v6/*:: as any*/)
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "validStake",
      "plural": false,
      "selections": (v6/*:: as any*/)
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "payout",
      "plural": false,
      "selections": (v6/*:: as any*/)
    }
  ],
  "type": "Turnover",
  "abstractKey": "__isTurnover"
},
v8 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "profit",
  "plural": false,
  "selections": (v6/*:: as any*/)
},
v9 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "houseResult",
  "plural": false,
  "selections": (v6/*:: as any*/)
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
    "name": "TeamBettingScreenQuery",
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
                            (v5/*:: as any*/),
                            {
                              "kind": "FragmentSpread",
                              "name": "TeamBetRow_bet"
                            },
                            {
                              "kind": "FragmentSpread",
                              "name": "TeamBetPageSums_bets"
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
                      "name": "TeamBetTotals_bets"
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
    "name": "TeamBettingScreenQuery",
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
                          (v5/*:: as any*/),
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
                            "name": "placedAt"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "gameName"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "vendorCode"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "round"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "selection"
                          },
                          (v7/*:: as any*/),
                          (v8/*:: as any*/),
                          (v9/*:: as any*/),
                          {
                            "kind": "ScalarField",
                            "name": "status"
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
                    "kind": "ScalarField",
                    "name": "totalCount"
                  },
                  {
                    "concreteType": "TeamBetTotals",
                    "kind": "LinkedField",
                    "name": "totals",
                    "plural": false,
                    "selections": [
                      (v7/*:: as any*/),
                      (v8/*:: as any*/),
                      (v9/*:: as any*/)
                    ]
                  }
                ]
              },
              (v5/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "922a9876ac8abaa069b04411dbe7d78a779727f22882c4ab9197dbfe5e4d898d",
    "metadata": {},
    "name": "TeamBettingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6c056b29e00e8296df6050cc45acdc6f";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
