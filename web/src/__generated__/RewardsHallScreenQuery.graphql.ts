/**
 * @generated SignedSource<<8393f59d2463cc6f3a361ab1af608a32>>
 * @relayHash f8a4cd48376c312609218f844afaf7d9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 887dca4babd68aa6cdbb7fdab9ddea9bfcfd98caa38a23ccf2bcf628e20bf233

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LeaderboardState = "ACTIVE" | "ENDED" | "UNKNOWN" | "%future added value";
export type MissionPeriod = "DAILY" | "ONCE" | "UNKNOWN" | "WEEKLY" | "%future added value";
export type MissionState = "CLAIMABLE" | "CLAIMED" | "OPEN" | "UNKNOWN" | "%future added value";
export type PromotionStatus = "APPLYING" | "CLAIM" | "CLAIMED" | "CLOSE" | "COMING_SOON" | "ISSUED" | "JOIN" | "JOINED" | "PROCESS" | "REJECTED" | "SIGNED" | "UNKNOWN" | "%future added value";
export type RewardStatus = "AVAILABLE" | "CLAIMED" | "EXPIRED" | "UNKNOWN" | "%future added value";
export type SitePart = "BETS" | "BONUSES" | "DEPOSITS" | "JACKPOTS" | "LEADERBOARDS" | "MESSAGES" | "MISSIONS" | "PAGES" | "PROFIT" | "PROMOTIONS" | "RAFFLE" | "RED_ENVELOPES" | "REFERRAL" | "REWARDS" | "SIGN_IN" | "STATEMENT" | "TRANSACTIONS" | "VIP" | "WITHDRAWALS" | "%future added value";
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
      }> | null;
      readonly promotionStandings: ReadonlyArray<{
        readonly internalID: string;
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
  "alias": null,
  "args": null,
  "concreteType": "Brand",
  "kind": "LinkedField",
  "name": "brand",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "SiteFeatures",
  "kind": "LinkedField",
  "name": "features",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "missingParts",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pointMall",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "referralPromotion",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "day",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "currency",
    "storageKey": null
  }
],
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "amount",
  "plural": false,
  "selections": (v3/*:: as any*/),
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "SignInReward",
  "kind": "LinkedField",
  "name": "rewards",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
    (v4/*:: as any*/)
  ],
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "BonusTerms",
  "kind": "LinkedField",
  "name": "bonusTerms",
  "plural": false,
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BonusTerms_terms"
    }
  ],
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "resetsAt",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "concreteType": "RedEnvelope",
  "kind": "LinkedField",
  "name": "envelopes",
  "plural": true,
  "selections": [
    (v8/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "opensAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "closesAt",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "concreteType": "Raffle",
  "kind": "LinkedField",
  "name": "raffle",
  "plural": false,
  "selections": [
    (v8/*:: as any*/),
    (v10/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "depositForTicket",
      "plural": false,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mostTicketsOfDeposit",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "internalID",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "spins",
  "storageKey": null
},
v15 = {
  "alias": null,
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
      "alias": null,
      "args": null,
      "concreteType": "PromotionEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Promotion",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            (v8/*:: as any*/),
            (v12/*:: as any*/),
            (v10/*:: as any*/),
            (v13/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "startsAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "FreeSpinTerms",
              "kind": "LinkedField",
              "name": "freeSpins",
              "plural": false,
              "selections": [
                (v14/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": "promotions(first:100)"
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v17 = {
  "alias": null,
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
      "alias": null,
      "args": null,
      "concreteType": "LeaderboardEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Leaderboard",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            (v8/*:: as any*/),
            (v12/*:: as any*/),
            (v10/*:: as any*/),
            (v16/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endsAt",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": "leaderboards(first:24)"
},
v18 = {
  "alias": null,
  "args": null,
  "concreteType": "SignInStanding",
  "kind": "LinkedField",
  "name": "dailySignIn",
  "plural": false,
  "selections": [
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSigned",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v19 = [
  (v8/*:: as any*/)
],
v20 = {
  "alias": null,
  "args": null,
  "concreteType": "RedEnvelopeClaim",
  "kind": "LinkedField",
  "name": "redEnvelopeClaims",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "RedEnvelope",
      "kind": "LinkedField",
      "name": "envelope",
      "plural": false,
      "selections": (v19/*:: as any*/),
      "storageKey": null
    },
    (v4/*:: as any*/)
  ],
  "storageKey": null
},
v21 = {
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RaffleTicketEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "RaffleTicket",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": (v19/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": "raffleTickets(first:1,isUsed:false)"
},
v22 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "reward",
  "plural": false,
  "selections": (v3/*:: as any*/),
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "concreteType": "Mission",
  "kind": "LinkedField",
  "name": "missions",
  "plural": true,
  "selections": [
    (v8/*:: as any*/),
    (v10/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "period",
      "storageKey": null
    },
    (v22/*:: as any*/),
    (v16/*:: as any*/),
    (v7/*:: as any*/)
  ],
  "storageKey": null
},
v24 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 12
  }
],
v25 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "turnover",
  "plural": false,
  "selections": (v3/*:: as any*/),
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "concreteType": "BonusTerms",
  "kind": "LinkedField",
  "name": "bonusTerms",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "turnover",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hours",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "RewardsHallScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "useSiteTime_site"
          },
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "kind": "CatchField",
            "field": {
              "alias": null,
              "args": null,
              "concreteType": "SignInCalendar",
              "kind": "LinkedField",
              "name": "dailySignIn",
              "plural": false,
              "selections": [
                (v5/*:: as any*/),
                (v6/*:: as any*/),
                (v7/*:: as any*/)
              ],
              "storageKey": null
            },
            "to": "NULL"
          },
          {
            "kind": "CatchField",
            "field": {
              "alias": null,
              "args": null,
              "concreteType": "RedEnvelopeCalendar",
              "kind": "LinkedField",
              "name": "redEnvelopes",
              "plural": false,
              "selections": [
                (v9/*:: as any*/),
                (v6/*:: as any*/)
              ],
              "storageKey": null
            },
            "to": "NULL"
          },
          {
            "kind": "CatchField",
            "field": (v11/*:: as any*/),
            "to": "NULL"
          },
          {
            "kind": "CatchField",
            "field": (v15/*:: as any*/),
            "to": "NULL"
          },
          {
            "kind": "CatchField",
            "field": (v17/*:: as any*/),
            "to": "NULL"
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "kind": "CatchField",
            "field": {
              "alias": null,
              "args": null,
              "concreteType": "Member",
              "kind": "LinkedField",
              "name": "member",
              "plural": false,
              "selections": [
                {
                  "kind": "CatchField",
                  "field": (v18/*:: as any*/),
                  "to": "NULL"
                },
                {
                  "kind": "CatchField",
                  "field": (v20/*:: as any*/),
                  "to": "NULL"
                },
                {
                  "kind": "CatchField",
                  "field": (v21/*:: as any*/),
                  "to": "NULL"
                },
                {
                  "kind": "CatchField",
                  "field": (v23/*:: as any*/),
                  "to": "NULL"
                },
                {
                  "kind": "CatchField",
                  "field": {
                    "alias": null,
                    "args": (v24/*:: as any*/),
                    "concreteType": "RewardConnection",
                    "kind": "LinkedField",
                    "name": "rewards",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "RewardEdge",
                        "kind": "LinkedField",
                        "name": "edges",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Reward",
                            "kind": "LinkedField",
                            "name": "node",
                            "plural": false,
                            "selections": [
                              (v8/*:: as any*/),
                              (v13/*:: as any*/),
                              {
                                "args": null,
                                "kind": "FragmentSpread",
                                "name": "RewardRow_reward"
                              }
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": "rewards(first:12)"
                  },
                  "to": "NULL"
                },
                {
                  "kind": "CatchField",
                  "field": {
                    "alias": null,
                    "args": null,
                    "concreteType": "PromotionStanding",
                    "kind": "LinkedField",
                    "name": "promotionStandings",
                    "plural": true,
                    "selections": [
                      (v12/*:: as any*/),
                      (v10/*:: as any*/),
                      (v13/*:: as any*/),
                      (v22/*:: as any*/),
                      (v25/*:: as any*/),
                      {
                        "args": null,
                        "kind": "FragmentSpread",
                        "name": "ClaimButton_standing"
                      }
                    ],
                    "storageKey": null
                  },
                  "to": "NULL"
                }
              ],
              "storageKey": null
            },
            "to": "NULL"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "RewardsHallScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "SignInCalendar",
            "kind": "LinkedField",
            "name": "dailySignIn",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "serverTime",
                "storageKey": null
              },
              (v5/*:: as any*/),
              (v26/*:: as any*/),
              (v7/*:: as any*/)
            ],
            "storageKey": null
          },
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "RedEnvelopeCalendar",
            "kind": "LinkedField",
            "name": "redEnvelopes",
            "plural": false,
            "selections": [
              (v9/*:: as any*/),
              (v26/*:: as any*/)
            ],
            "storageKey": null
          },
          (v11/*:: as any*/),
          (v15/*:: as any*/),
          (v17/*:: as any*/),
          (v8/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Member",
            "kind": "LinkedField",
            "name": "member",
            "plural": false,
            "selections": [
              (v18/*:: as any*/),
              (v20/*:: as any*/),
              (v21/*:: as any*/),
              (v23/*:: as any*/),
              {
                "alias": null,
                "args": (v24/*:: as any*/),
                "concreteType": "RewardConnection",
                "kind": "LinkedField",
                "name": "rewards",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "RewardEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Reward",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v8/*:: as any*/),
                          (v13/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "kind",
                            "storageKey": null
                          },
                          (v10/*:: as any*/),
                          (v4/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Money",
                            "kind": "LinkedField",
                            "name": "turnoverRequired",
                            "plural": false,
                            "selections": (v3/*:: as any*/),
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "FreeSpinTerms",
                            "kind": "LinkedField",
                            "name": "freeSpins",
                            "plural": false,
                            "selections": [
                              (v14/*:: as any*/),
                              {
                                "args": null,
                                "fragment": FreeSpinsTerms_terms$normalization_graphql,
                                "kind": "FragmentSpread"
                              }
                            ],
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "claimBefore",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "endedAt",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "rewards(first:12)"
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PromotionStanding",
                "kind": "LinkedField",
                "name": "promotionStandings",
                "plural": true,
                "selections": [
                  (v12/*:: as any*/),
                  (v10/*:: as any*/),
                  (v13/*:: as any*/),
                  (v22/*:: as any*/),
                  (v25/*:: as any*/),
                  (v7/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PromotionExclusion",
                    "kind": "LinkedField",
                    "name": "excludes",
                    "plural": true,
                    "selections": [
                      (v12/*:: as any*/),
                      (v10/*:: as any*/),
                      (v22/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "rewardAfter",
                        "plural": false,
                        "selections": (v3/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "isForGood",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  (v8/*:: as any*/)
                ],
                "storageKey": null
              },
              (v8/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "887dca4babd68aa6cdbb7fdab9ddea9bfcfd98caa38a23ccf2bcf628e20bf233",
    "metadata": {},
    "name": "RewardsHallScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e95adaf0323e0a6811a6817e3010ddde";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
