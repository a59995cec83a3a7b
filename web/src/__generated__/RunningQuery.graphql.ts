/**
 * @generated SignedSource<<975274b8289b86e5d9fe10e4d86b80fb>>
 * @relayHash 334fdfa11ecdb1c6389923194f8d88da
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d5c8b4f376c6a37d012dfb7b31b2f99b6007e1bf563a13af4aa7ea657b87babb

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LeaderboardRule = "MULTIPLIER" | "POINTS" | "TURNOVER" | "UNKNOWN" | "WINS" | "%future added value";
export type LeaderboardState = "ACTIVE" | "ENDED" | "UNKNOWN" | "%future added value";
export type MissionState = "CLAIMABLE" | "CLAIMED" | "OPEN" | "UNKNOWN" | "%future added value";
export type RunningQuery$variables = Record<PropertyKey, never>;
export type RunningQuery$data = {
  readonly site: {
    readonly brand: {
      readonly timeZone: string | null;
    } | null;
    readonly leaderboards: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly internalID: string;
          readonly minimumStake: {
            readonly currency: string;
          };
          readonly rule: LeaderboardRule;
          readonly state: LeaderboardState;
          readonly title: string;
          readonly " $fragmentSpreads": FragmentRefs<"LeaderboardEnd_leaderboard">;
        };
      }>;
    } | null;
  };
  readonly viewer: {
    readonly member: {
      readonly bonuses: {
        readonly edges: ReadonlyArray<{
          readonly node: {
            readonly id: string;
            readonly " $fragmentSpreads": FragmentRefs<"BonusCard_bonus">;
          };
        }>;
      } | null;
      readonly freeSpins: {
        readonly edges: ReadonlyArray<{
          readonly node: {
            readonly id: string;
            readonly " $fragmentSpreads": FragmentRefs<"FreeSpinsCard_freeSpins">;
          };
        }>;
      } | null;
      readonly missions: ReadonlyArray<{
        readonly goal: string;
        readonly id: string;
        readonly progress: string;
        readonly state: MissionState;
        readonly " $fragmentSpreads": FragmentRefs<"MissionCard_mission">;
      }> | null;
      readonly vipProgress: {
        readonly " $fragmentSpreads": FragmentRefs<"MyLevel_progress">;
      } | null;
    } | null;
  };
};
export type RunningQuery = {
  response: RunningQuery$data;
  variables: RunningQuery$variables;
};

import BonusCard_bonus$normalization_graphql from './BonusCard_bonus$normalization.graphql';
import FreeSpinsCard_freeSpins$normalization_graphql from './FreeSpinsCard_freeSpins$normalization.graphql';
import MyLevel_progress$normalization_graphql from './MyLevel_progress$normalization.graphql';

const node: ConcreteRequest = (function(){
var v0 = {
  "concreteType": "Brand",
  "kind": "LinkedField",
  "name": "brand",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "timeZone"
    }
  ]
},
v1 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 24
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "id"
},
v3 = {
  "kind": "ScalarField",
  "name": "internalID"
},
v4 = {
  "kind": "ScalarField",
  "name": "title"
},
v5 = {
  "kind": "ScalarField",
  "name": "state"
},
v6 = {
  "kind": "ScalarField",
  "name": "rule"
},
v7 = {
  "kind": "ScalarField",
  "name": "currency"
},
v8 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "minimumStake",
  "plural": false,
  "selections": [
    (v7/*:: as any*/)
  ]
},
v9 = [
  {
    "kind": "Literal",
    "name": "filter",
    "value": {
      "status": "ACTIVE"
    }
  },
  {
    "kind": "Literal",
    "name": "first",
    "value": 5
  }
],
v10 = {
  "kind": "ScalarField",
  "name": "goal"
},
v11 = {
  "kind": "ScalarField",
  "name": "progress"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "RunningQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "kind": "CatchField",
            "field": {
              "args": (v1/*:: as any*/),
              "concreteType": "LeaderboardConnection",
              "kind": "LinkedField",
              "name": "leaderboards",
              "plural": false,
              "selections": [
                {
                  "concreteType": "LeaderboardEdge",
                  "kind": "LinkedField",
                  "name": "edges",
                  "plural": true,
                  "selections": [
                    {
                      "concreteType": "Leaderboard",
                      "kind": "LinkedField",
                      "name": "node",
                      "plural": false,
                      "selections": [
                        (v2/*:: as any*/),
                        (v3/*:: as any*/),
                        (v4/*:: as any*/),
                        (v5/*:: as any*/),
                        (v6/*:: as any*/),
                        (v8/*:: as any*/),
                        {
                          "kind": "FragmentSpread",
                          "name": "LeaderboardEnd_leaderboard"
                        }
                      ]
                    }
                  ]
                }
              ],
              "storageKey": "leaderboards(first:24)"
            },
            "to": "NULL"
          }
        ]
      },
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
                  "args": (v9/*:: as any*/),
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
                            (v2/*:: as any*/),
                            {
                              "kind": "FragmentSpread",
                              "name": "BonusCard_bonus"
                            }
                          ]
                        }
                      ]
                    }
                  ],
                  "storageKey": "bonuses(filter:{\"status\":\"ACTIVE\"},first:5)"
                },
                "to": "NULL"
              },
              {
                "kind": "CatchField",
                "field": {
                  "args": (v9/*:: as any*/),
                  "concreteType": "FreeSpinsConnection",
                  "kind": "LinkedField",
                  "name": "freeSpins",
                  "plural": false,
                  "selections": [
                    {
                      "concreteType": "FreeSpinsEdge",
                      "kind": "LinkedField",
                      "name": "edges",
                      "plural": true,
                      "selections": [
                        {
                          "concreteType": "FreeSpins",
                          "kind": "LinkedField",
                          "name": "node",
                          "plural": false,
                          "selections": [
                            (v2/*:: as any*/),
                            {
                              "kind": "FragmentSpread",
                              "name": "FreeSpinsCard_freeSpins"
                            }
                          ]
                        }
                      ]
                    }
                  ],
                  "storageKey": "freeSpins(filter:{\"status\":\"ACTIVE\"},first:5)"
                },
                "to": "NULL"
              },
              {
                "kind": "CatchField",
                "field": {
                  "concreteType": "Mission",
                  "kind": "LinkedField",
                  "name": "missions",
                  "plural": true,
                  "selections": [
                    (v2/*:: as any*/),
                    (v5/*:: as any*/),
                    (v10/*:: as any*/),
                    (v11/*:: as any*/),
                    {
                      "kind": "FragmentSpread",
                      "name": "MissionCard_mission"
                    }
                  ]
                },
                "to": "NULL"
              },
              {
                "kind": "CatchField",
                "field": {
                  "concreteType": "VipProgress",
                  "kind": "LinkedField",
                  "name": "vipProgress",
                  "plural": false,
                  "selections": [
                    {
                      "kind": "FragmentSpread",
                      "name": "MyLevel_progress"
                    }
                  ]
                },
                "to": "NULL"
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "RunningQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "args": (v1/*:: as any*/),
            "concreteType": "LeaderboardConnection",
            "kind": "LinkedField",
            "name": "leaderboards",
            "plural": false,
            "selections": [
              {
                "concreteType": "LeaderboardEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "concreteType": "Leaderboard",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v2/*:: as any*/),
                      (v3/*:: as any*/),
                      (v4/*:: as any*/),
                      (v5/*:: as any*/),
                      (v6/*:: as any*/),
                      (v8/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "endsAt"
                      }
                    ]
                  }
                ]
              }
            ],
            "storageKey": "leaderboards(first:24)"
          },
          (v2/*:: as any*/)
        ]
      },
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
                "args": (v9/*:: as any*/),
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
                          (v2/*:: as any*/),
                          {
                            "fragment": BonusCard_bonus$normalization_graphql,
                            "kind": "FragmentSpread"
                          }
                        ]
                      }
                    ]
                  }
                ],
                "storageKey": "bonuses(filter:{\"status\":\"ACTIVE\"},first:5)"
              },
              {
                "args": (v9/*:: as any*/),
                "concreteType": "FreeSpinsConnection",
                "kind": "LinkedField",
                "name": "freeSpins",
                "plural": false,
                "selections": [
                  {
                    "concreteType": "FreeSpinsEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "concreteType": "FreeSpins",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v2/*:: as any*/),
                          {
                            "fragment": FreeSpinsCard_freeSpins$normalization_graphql,
                            "kind": "FragmentSpread"
                          }
                        ]
                      }
                    ]
                  }
                ],
                "storageKey": "freeSpins(filter:{\"status\":\"ACTIVE\"},first:5)"
              },
              {
                "concreteType": "Mission",
                "kind": "LinkedField",
                "name": "missions",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v5/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v4/*:: as any*/),
                  (v7/*:: as any*/),
                  {
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "reward",
                    "plural": false,
                    "selections": [
                      {
                        "kind": "ScalarField",
                        "name": "amount"
                      },
                      (v7/*:: as any*/)
                    ]
                  },
                  {
                    "kind": "ScalarField",
                    "name": "score"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "resetsAt"
                  }
                ]
              },
              {
                "concreteType": "VipProgress",
                "kind": "LinkedField",
                "name": "vipProgress",
                "plural": false,
                "selections": [
                  {
                    "fragment": MyLevel_progress$normalization_graphql,
                    "kind": "FragmentSpread"
                  }
                ]
              },
              (v2/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "d5c8b4f376c6a37d012dfb7b31b2f99b6007e1bf563a13af4aa7ea657b87babb",
    "metadata": {},
    "name": "RunningQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9f4826339e4cd6adc8d514e34711ce4a";

export default node;
