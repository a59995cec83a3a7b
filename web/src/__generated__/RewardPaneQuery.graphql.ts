/**
 * @generated SignedSource<<37c967b9f95103c49fc83b32f8bd21fd>>
 * @relayHash e53a3e7b24a1051b695b8cf840d502b1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7d26b6bb18b6f50a7fbb36e4ac0e3a6b80c6e486f4a14ea522cd9cccfd05d9da

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type PeriodPreset = "LAST_30" | "LAST_7" | "LAST_MONTH" | "LAST_WEEK" | "NEXT_30" | "NEXT_7" | "THIS_MONTH" | "THIS_WEEK" | "TODAY" | "YESTERDAY" | "%future added value";
export type RewardKind = "MISSION" | "POINTS" | "PROMOTION" | "RAFFLE" | "RED_ENVELOPE" | "REFERRAL" | "SIGN_IN" | "UNKNOWN" | "VIP" | "%future added value";
export type RewardStatus = "AVAILABLE" | "CLAIMED" | "EXPIRED" | "UNKNOWN" | "%future added value";
export type RewardFilter = {
  kind?: RewardKind | null;
  period?: PeriodInput | null;
  status?: RewardStatus | null;
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
export type RewardPaneQuery$variables = {
  after?: string | null;
  filter?: RewardFilter | null;
};
export type RewardPaneQuery$data = {
  readonly viewer: {
    readonly member: {
      readonly page: Result<{
        readonly edges: ReadonlyArray<{
          readonly node: {
            readonly id: string;
            readonly " $fragmentSpreads": FragmentRefs<"RewardRow_reward">;
          };
        }>;
        readonly " $fragmentSpreads": FragmentRefs<"RecordList_page" | "RewardSums_rewards">;
      }, unknown>;
    } | null;
  };
};
export type RewardPaneQuery = {
  response: RewardPaneQuery$data;
  variables: RewardPaneQuery$variables;
};

import FreeSpinsTerms_terms$normalization_graphql from './FreeSpinsTerms_terms$normalization.graphql';
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
v5 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "amount",
  "plural": false,
  "selections": (v4/*:: as any*/)
};
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
    "name": "RewardPaneQuery",
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
                  "concreteType": "RewardConnection",
                  "kind": "LinkedField",
                  "name": "rewards",
                  "plural": false,
                  "selections": [
                    {
                      "concreteType": "RewardEdge",
                      "kind": "LinkedField",
                      "name": "edges",
                      "plural": true,
                      "selections": [
                        {
                          "concreteType": "Reward",
                          "kind": "LinkedField",
                          "name": "node",
                          "plural": false,
                          "selections": [
                            (v3/*:: as any*/),
                            {
                              "kind": "FragmentSpread",
                              "name": "RewardRow_reward"
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
                      "name": "RewardSums_rewards"
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
    "name": "RewardPaneQuery",
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
                "concreteType": "RewardConnection",
                "kind": "LinkedField",
                "name": "rewards",
                "plural": false,
                "selections": [
                  {
                    "concreteType": "RewardEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "concreteType": "Reward",
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
                            "name": "title"
                          },
                          (v5/*:: as any*/),
                          {
                            "concreteType": "Money",
                            "kind": "LinkedField",
                            "name": "turnoverRequired",
                            "plural": false,
                            "selections": (v4/*:: as any*/)
                          },
                          {
                            "concreteType": "FreeSpinTerms",
                            "kind": "LinkedField",
                            "name": "freeSpins",
                            "plural": false,
                            "selections": [
                              {
                                "kind": "ScalarField",
                                "name": "spins"
                              },
                              {
                                "fragment": FreeSpinsTerms_terms$normalization_graphql,
                                "kind": "FragmentSpread"
                              }
                            ]
                          },
                          {
                            "kind": "ScalarField",
                            "name": "status"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "claimBefore"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "endedAt"
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
                    "kind": "ScalarField",
                    "name": "claimableCount"
                  },
                  {
                    "concreteType": "RewardTotals",
                    "kind": "LinkedField",
                    "name": "totals",
                    "plural": false,
                    "selections": [
                      (v5/*:: as any*/),
                      {
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "claimed",
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
    "id": "7d26b6bb18b6f50a7fbb36e4ac0e3a6b80c6e486f4a14ea522cd9cccfd05d9da",
    "metadata": {},
    "name": "RewardPaneQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a75cbecc15261014082786e1b867408f";

export default node;
