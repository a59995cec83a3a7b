/**
 * @generated SignedSource<<7a92ee7a1b92e913ef5fa0fc7ef945e3>>
 * @relayHash f592cade895cdddd630faf371c8c945b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bd1e66dd0c38a0c53c90502283dfd61e8b7593476eaaaca4ad6116ed9ef0291d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LeaderboardRule = "MULTIPLIER" | "POINTS" | "TURNOVER" | "UNKNOWN" | "WINS" | "%future added value";
export type LeaderboardState = "ACTIVE" | "ENDED" | "UNKNOWN" | "%future added value";
export type MissionPeriod = "DAILY" | "ONCE" | "UNKNOWN" | "WEEKLY" | "%future added value";
export type MissionState = "CLAIMABLE" | "CLAIMED" | "OPEN" | "UNKNOWN" | "%future added value";
export type PromotionStatus = "APPLYING" | "CLAIM" | "CLAIMED" | "CLOSE" | "COMING_SOON" | "ISSUED" | "JOIN" | "JOINED" | "PROCESS" | "REJECTED" | "SIGNED" | "UNKNOWN" | "%future added value";
export type RewardStatus = "AVAILABLE" | "CLAIMED" | "EXPIRED" | "UNKNOWN" | "%future added value";
export type SitePart = "BETS" | "BONUSES" | "DEPOSITS" | "JACKPOTS" | "LEADERBOARDS" | "MATCHES" | "MESSAGES" | "MISSIONS" | "PAGES" | "POSTBACKS" | "PROFIT" | "PROMOTIONS" | "RAFFLE" | "RED_ENVELOPES" | "REFERRAL" | "REWARDS" | "SIGN_IN" | "STATEMENT" | "TRANSACTIONS" | "VIP" | "WITHDRAWALS" | "%future added value";
export type RewardsHallScreenQuery$variables = Record<PropertyKey, never>;
export type RewardsHallScreenQuery$data = {
  readonly site: {
    readonly brand: {
      readonly timeZone: string | null;
    } | null;
    readonly dailySignIn: {
      readonly bonusTerms: {
        readonly " $fragmentSpreads": FragmentRefs<"BonusTerms_terms">;
      } | null;
      readonly resetsAt: string;
      readonly rewards: ReadonlyArray<{
        readonly amount: {
          readonly amount: string;
          readonly currency: string;
        };
        readonly day: number;
      }>;
    } | null;
    readonly features: {
      readonly missingParts: ReadonlyArray<SitePart>;
      readonly pointMall: boolean;
      readonly referralPromotion: boolean;
    } | null;
    readonly leaderboards: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly endsAt: string;
          readonly id: string;
          readonly internalID: string;
          readonly minimumStake: {
            readonly currency: string;
          };
          readonly rule: LeaderboardRule;
          readonly state: LeaderboardState;
          readonly title: string;
        };
      }>;
    } | null;
    readonly promotions: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly freeSpins: {
            readonly spins: number;
          } | null;
          readonly id: string;
          readonly internalID: string;
          readonly startsAt: string | null;
          readonly status: PromotionStatus;
          readonly title: string;
        };
      }>;
    } | null;
    readonly raffle: {
      readonly depositForTicket: {
        readonly amount: string;
        readonly currency: string;
      } | null;
      readonly id: string;
      readonly mostTicketsOfDeposit: number | null;
      readonly title: string;
    } | null;
    readonly redEnvelopes: {
      readonly bonusTerms: {
        readonly " $fragmentSpreads": FragmentRefs<"BonusTerms_terms">;
      } | null;
      readonly envelopes: ReadonlyArray<{
        readonly closesAt: string;
        readonly id: string;
        readonly opensAt: string;
      }>;
    } | null;
    readonly " $fragmentSpreads": FragmentRefs<"useSiteTime_site">;
  };
  readonly viewer: {
    readonly member: {
      readonly dailySignIn: {
        readonly day: number;
        readonly isSigned: boolean;
      } | null;
      readonly missions: ReadonlyArray<{
        readonly id: string;
        readonly period: MissionPeriod;
        readonly resetsAt: string | null;
        readonly reward: {
          readonly amount: string;
          readonly currency: string;
        };
        readonly state: MissionState;
        readonly title: string;
        readonly " $fragmentSpreads": FragmentRefs<"MissionCard_mission">;
      }> | null;
      readonly promotionStandings: ReadonlyArray<{
        readonly internalID: string;
        readonly resetsAt: string | null;
        readonly reward: {
          readonly amount: string;
          readonly currency: string;
        } | null;
        readonly status: PromotionStatus;
        readonly title: string;
        readonly turnover: {
          readonly amount: string;
          readonly currency: string;
        } | null;
        readonly " $fragmentSpreads": FragmentRefs<"ClaimButton_standing">;
      }> | null;
      readonly redEnvelopeClaims: ReadonlyArray<{
        readonly amount: {
          readonly amount: string;
          readonly currency: string;
        };
        readonly envelope: {
          readonly id: string;
        };
      }> | null;
      readonly rewards: {
        readonly edges: ReadonlyArray<{
          readonly node: {
            readonly id: string;
            readonly status: RewardStatus;
            readonly " $fragmentSpreads": FragmentRefs<"RewardRow_reward">;
          };
        }>;
      } | null;
      readonly unused: {
        readonly edges: ReadonlyArray<{
          readonly node: {
            readonly id: string;
          };
        }>;
        readonly totalCount: number;
      } | null;
    } | null;
  };
};
export type RewardsHallScreenQuery = {
  response: RewardsHallScreenQuery$data;
  variables: RewardsHallScreenQuery$variables;
};

import FreeSpinsTerms_terms$normalization_graphql from './FreeSpinsTerms_terms$normalization.graphql';

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
v1 = {
  "concreteType": "SiteFeatures",
  "kind": "LinkedField",
  "name": "features",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "missingParts"
    },
    {
      "kind": "ScalarField",
      "name": "pointMall"
    },
    {
      "kind": "ScalarField",
      "name": "referralPromotion"
    }
  ]
},
v2 = {
  "kind": "ScalarField",
  "name": "day"
},
v3 = {
  "kind": "ScalarField",
  "name": "currency"
},
v4 = [
  {
    "kind": "ScalarField",
    "name": "amount"
  },
  (v3/*:: as any*/)
],
v5 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "amount",
  "plural": false,
  "selections": (v4/*:: as any*/)
},
v6 = {
  "concreteType": "SignInReward",
  "kind": "LinkedField",
  "name": "rewards",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
    (v5/*:: as any*/)
  ]
},
v7 = {
  "concreteType": "BonusTerms",
  "kind": "LinkedField",
  "name": "bonusTerms",
  "plural": false,
  "selections": [
    {
      "kind": "FragmentSpread",
      "name": "BonusTerms_terms"
    }
  ]
},
v8 = {
  "kind": "ScalarField",
  "name": "resetsAt"
},
v9 = {
  "kind": "ScalarField",
  "name": "id"
},
v10 = {
  "concreteType": "RedEnvelope",
  "kind": "LinkedField",
  "name": "envelopes",
  "plural": true,
  "selections": [
    (v9/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "opensAt"
    },
    {
      "kind": "ScalarField",
      "name": "closesAt"
    }
  ]
},
v11 = {
  "kind": "ScalarField",
  "name": "title"
},
v12 = {
  "concreteType": "Raffle",
  "kind": "LinkedField",
  "name": "raffle",
  "plural": false,
  "selections": [
    (v9/*:: as any*/),
    (v11/*:: as any*/),
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "depositForTicket",
      "plural": false,
      "selections": (v4/*:: as any*/)
    },
    {
      "kind": "ScalarField",
      "name": "mostTicketsOfDeposit"
    }
  ]
},
v13 = {
  "kind": "ScalarField",
  "name": "internalID"
},
v14 = {
  "kind": "ScalarField",
  "name": "status"
},
v15 = {
  "kind": "ScalarField",
  "name": "spins"
},
v16 = {
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 100
    }
  ],
  "concreteType": "PromotionConnection",
  "kind": "LinkedField",
  "name": "promotions",
  "plural": false,
  "selections": [
    {
      "concreteType": "PromotionEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "concreteType": "Promotion",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            (v9/*:: as any*/),
            (v13/*:: as any*/),
            (v11/*:: as any*/),
            (v14/*:: as any*/),
            {
              "kind": "ScalarField",
              "name": "startsAt"
            },
            {
              "concreteType": "FreeSpinTerms",
              "kind": "LinkedField",
              "name": "freeSpins",
              "plural": false,
              "selections": [
                (v15/*:: as any*/)
              ]
            }
          ]
        }
      ]
    }
  ],
  "storageKey": "promotions(first:100)"
},
v17 = {
  "kind": "ScalarField",
  "name": "state"
},
v18 = {
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 24
    }
  ],
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
            (v9/*:: as any*/),
            (v13/*:: as any*/),
            (v11/*:: as any*/),
            (v17/*:: as any*/),
            {
              "kind": "ScalarField",
              "name": "endsAt"
            },
            {
              "kind": "ScalarField",
              "name": "rule"
            },
            {
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "minimumStake",
              "plural": false,
              "selections": [
                (v3/*:: as any*/)
              ]
            }
          ]
        }
      ]
    }
  ],
  "storageKey": "leaderboards(first:24)"
},
v19 = {
  "concreteType": "SignInStanding",
  "kind": "LinkedField",
  "name": "dailySignIn",
  "plural": false,
  "selections": [
    (v2/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "isSigned"
    }
  ]
},
v20 = [
  (v9/*:: as any*/)
],
v21 = {
  "concreteType": "RedEnvelopeClaim",
  "kind": "LinkedField",
  "name": "redEnvelopeClaims",
  "plural": true,
  "selections": [
    {
      "concreteType": "RedEnvelope",
      "kind": "LinkedField",
      "name": "envelope",
      "plural": false,
      "selections": (v20/*:: as any*/)
    },
    (v5/*:: as any*/)
  ]
},
v22 = {
  "alias": "unused",
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 1
    },
    {
      "kind": "Literal",
      "name": "isUsed",
      "value": false
    }
  ],
  "concreteType": "RaffleTicketConnection",
  "kind": "LinkedField",
  "name": "raffleTickets",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "totalCount"
    },
    {
      "concreteType": "RaffleTicketEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "concreteType": "RaffleTicket",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": (v20/*:: as any*/)
        }
      ]
    }
  ],
  "storageKey": "raffleTickets(first:1,isUsed:false)"
},
v23 = {
  "kind": "ScalarField",
  "name": "period"
},
v24 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "reward",
  "plural": false,
  "selections": (v4/*:: as any*/)
},
v25 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 18
  }
],
v26 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "turnover",
  "plural": false,
  "selections": (v4/*:: as any*/)
},
v27 = {
  "concreteType": "BonusTerms",
  "kind": "LinkedField",
  "name": "bonusTerms",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "turnover"
    },
    {
      "kind": "ScalarField",
      "name": "hours"
    }
  ]
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "RewardsHallScreenQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "useSiteTime_site"
          },
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "kind": "CatchField",
            "field": {
              "concreteType": "SignInCalendar",
              "kind": "LinkedField",
              "name": "dailySignIn",
              "plural": false,
              "selections": [
                (v6/*:: as any*/),
                (v7/*:: as any*/),
                (v8/*:: as any*/)
              ]
            },
            "to": "NULL"
          },
          {
            "kind": "CatchField",
            "field": {
              "concreteType": "RedEnvelopeCalendar",
              "kind": "LinkedField",
              "name": "redEnvelopes",
              "plural": false,
              "selections": [
                (v10/*:: as any*/),
                (v7/*:: as any*/)
              ]
            },
            "to": "NULL"
          },
          {
            "kind": "CatchField",
            "field": (v12/*:: as any*/),
            "to": "NULL"
          },
          {
            "kind": "CatchField",
            "field": (v16/*:: as any*/),
            "to": "NULL"
          },
          {
            "kind": "CatchField",
            "field": (v18/*:: as any*/),
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
            "kind": "CatchField",
            "field": {
              "concreteType": "Member",
              "kind": "LinkedField",
              "name": "member",
              "plural": false,
              "selections": [
                {
                  "kind": "CatchField",
                  "field": (v19/*:: as any*/),
                  "to": "NULL"
                },
                {
                  "kind": "CatchField",
                  "field": (v21/*:: as any*/),
                  "to": "NULL"
                },
                {
                  "kind": "CatchField",
                  "field": (v22/*:: as any*/),
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
                      (v9/*:: as any*/),
                      (v11/*:: as any*/),
                      (v23/*:: as any*/),
                      (v24/*:: as any*/),
                      (v17/*:: as any*/),
                      (v8/*:: as any*/),
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
                    "args": (v25/*:: as any*/),
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
                              (v9/*:: as any*/),
                              (v14/*:: as any*/),
                              {
                                "kind": "FragmentSpread",
                                "name": "RewardRow_reward"
                              }
                            ]
                          }
                        ]
                      }
                    ],
                    "storageKey": "rewards(first:18)"
                  },
                  "to": "NULL"
                },
                {
                  "kind": "CatchField",
                  "field": {
                    "concreteType": "PromotionStanding",
                    "kind": "LinkedField",
                    "name": "promotionStandings",
                    "plural": true,
                    "selections": [
                      (v13/*:: as any*/),
                      (v11/*:: as any*/),
                      (v14/*:: as any*/),
                      (v8/*:: as any*/),
                      (v24/*:: as any*/),
                      (v26/*:: as any*/),
                      {
                        "kind": "FragmentSpread",
                        "name": "ClaimButton_standing"
                      }
                    ]
                  },
                  "to": "NULL"
                }
              ]
            },
            "to": "NULL"
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
    "name": "RewardsHallScreenQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "concreteType": "SignInCalendar",
            "kind": "LinkedField",
            "name": "dailySignIn",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "serverTime"
              },
              (v6/*:: as any*/),
              (v27/*:: as any*/),
              (v8/*:: as any*/)
            ]
          },
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "concreteType": "RedEnvelopeCalendar",
            "kind": "LinkedField",
            "name": "redEnvelopes",
            "plural": false,
            "selections": [
              (v10/*:: as any*/),
              (v27/*:: as any*/)
            ]
          },
          (v12/*:: as any*/),
          (v16/*:: as any*/),
          (v18/*:: as any*/),
          (v9/*:: as any*/)
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
              (v19/*:: as any*/),
              (v21/*:: as any*/),
              (v22/*:: as any*/),
              {
                "concreteType": "Mission",
                "kind": "LinkedField",
                "name": "missions",
                "plural": true,
                "selections": [
                  (v9/*:: as any*/),
                  (v11/*:: as any*/),
                  (v23/*:: as any*/),
                  (v24/*:: as any*/),
                  (v17/*:: as any*/),
                  (v8/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "goal"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "progress"
                  },
                  (v3/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "score"
                  }
                ]
              },
              {
                "args": (v25/*:: as any*/),
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
                          (v9/*:: as any*/),
                          (v14/*:: as any*/),
                          {
                            "kind": "ScalarField",
                            "name": "kind"
                          },
                          (v11/*:: as any*/),
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
                              (v15/*:: as any*/),
                              {
                                "fragment": FreeSpinsTerms_terms$normalization_graphql,
                                "kind": "FragmentSpread"
                              }
                            ]
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
                  }
                ],
                "storageKey": "rewards(first:18)"
              },
              {
                "concreteType": "PromotionStanding",
                "kind": "LinkedField",
                "name": "promotionStandings",
                "plural": true,
                "selections": [
                  (v13/*:: as any*/),
                  (v11/*:: as any*/),
                  (v14/*:: as any*/),
                  (v8/*:: as any*/),
                  (v24/*:: as any*/),
                  (v26/*:: as any*/),
                  {
                    "concreteType": "PromotionExclusion",
                    "kind": "LinkedField",
                    "name": "excludes",
                    "plural": true,
                    "selections": [
                      (v13/*:: as any*/),
                      (v11/*:: as any*/),
                      (v24/*:: as any*/),
                      {
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "rewardAfter",
                        "plural": false,
                        "selections": (v4/*:: as any*/)
                      },
                      {
                        "kind": "ScalarField",
                        "name": "isForGood"
                      }
                    ]
                  },
                  (v9/*:: as any*/)
                ]
              },
              (v9/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "bd1e66dd0c38a0c53c90502283dfd61e8b7593476eaaaca4ad6116ed9ef0291d",
    "metadata": {},
    "name": "RewardsHallScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "82509e1e26649f50be8358bb11d8cba8";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
