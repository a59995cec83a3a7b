/**
 * @generated SignedSource<<22fba19cc2335e32ee3b57a3ee1dc1e4>>
 * @relayHash 0b2e2f28413ffcd5cc11334117dbf603
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ab4551a1c60bc4bbc90a93fb5d8d3bef6e3d7da6b2e390166b089f8bc16063d9

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SitePart = "BETS" | "BONUSES" | "DEPOSITS" | "JACKPOTS" | "LEADERBOARDS" | "MATCHES" | "MESSAGES" | "MISSIONS" | "PAGES" | "POSTBACKS" | "PROFIT" | "PROMOTIONS" | "RAFFLE" | "RED_ENVELOPES" | "REFERRAL" | "REWARDS" | "SIGN_IN" | "STATEMENT" | "TRANSACTIONS" | "VIP" | "WITHDRAWALS" | "%future added value";
export type WalletFactsQuery$variables = Record<PropertyKey, never>;
export type WalletFactsQuery$data = {
  readonly site: {
    readonly features: {
      readonly missingParts: ReadonlyArray<SitePart>;
    } | null;
  };
  readonly viewer: {
    readonly member: {
      readonly accountRecord: {
        readonly totalCount: number;
      } | null;
      readonly bonuses: {
        readonly totalCount: number;
      } | null;
      readonly wallet: {
        readonly available: {
          readonly amount: string;
          readonly currency: string;
        } | null;
        readonly bonus: {
          readonly amount: string;
          readonly currency: string;
        } | null;
        readonly games: {
          readonly amount: string;
          readonly currency: string;
        } | null;
        readonly locked: {
          readonly amount: string;
          readonly currency: string;
        } | null;
        readonly withdrawalTerms: {
          readonly turnoverDone: {
            readonly amount: string;
          };
          readonly turnoverRequired: {
            readonly amount: string;
          };
        } | null;
      };
      readonly " $fragmentSpreads": FragmentRefs<"LastMovements_member" | "RunningBonuses_member">;
    } | null;
  };
};
export type WalletFactsQuery = {
  response: WalletFactsQuery$data;
  variables: WalletFactsQuery$variables;
};

import BonusCard_bonus$normalization_graphql from './BonusCard_bonus$normalization.graphql';

const node: ConcreteRequest = (function(){
var v0 = {
  "concreteType": "SiteFeatures",
  "kind": "LinkedField",
  "name": "features",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "missingParts"
    }
  ]
},
v1 = {
  "kind": "ScalarField",
  "name": "amount"
},
v2 = [
  (v1/*:: as any*/),
  {
    "kind": "ScalarField",
    "name": "currency"
  }
],
v3 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "available",
  "plural": false,
  "selections": (v2/*:: as any*/)
},
v4 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "bonus",
  "plural": false,
  "selections": (v2/*:: as any*/)
},
v5 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "locked",
  "plural": false,
  "selections": (v2/*:: as any*/)
},
v6 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "games",
  "plural": false,
  "selections": (v2/*:: as any*/)
},
v7 = [
  (v1/*:: as any*/)
],
v8 = {
  "concreteType": "WithdrawalTerms",
  "kind": "LinkedField",
  "name": "withdrawalTerms",
  "plural": false,
  "selections": [
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "turnoverRequired",
      "plural": false,
      "selections": (v7/*:: as any*/)
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "turnoverDone",
      "plural": false,
      "selections": (v7/*:: as any*/)
    }
  ]
},
v9 = {
  "kind": "Literal",
  "name": "first",
  "value": 5
},
v10 = [
  {
    "kind": "Literal",
    "name": "filter",
    "value": {
      "status": "ACTIVE"
    }
  },
  (v9/*:: as any*/)
],
v11 = {
  "kind": "ScalarField",
  "name": "totalCount"
},
v12 = [
  (v11/*:: as any*/)
],
v13 = [
  (v9/*:: as any*/)
],
v14 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "WalletFactsQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "kind": "CatchField",
            "field": (v0/*:: as any*/),
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
                "concreteType": "Wallet",
                "kind": "LinkedField",
                "name": "wallet",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  {
                    "kind": "CatchField",
                    "field": (v8/*:: as any*/),
                    "to": "NULL"
                  }
                ]
              },
              {
                "kind": "CatchField",
                "field": {
                  "args": (v10/*:: as any*/),
                  "concreteType": "BonusConnection",
                  "kind": "LinkedField",
                  "name": "bonuses",
                  "plural": false,
                  "selections": (v12/*:: as any*/),
                  "storageKey": "bonuses(filter:{\"status\":\"ACTIVE\"},first:5)"
                },
                "to": "NULL"
              },
              {
                "kind": "CatchField",
                "field": {
                  "args": (v13/*:: as any*/),
                  "concreteType": "AccountMovementConnection",
                  "kind": "LinkedField",
                  "name": "accountRecord",
                  "plural": false,
                  "selections": (v12/*:: as any*/),
                  "storageKey": "accountRecord(first:5)"
                },
                "to": "NULL"
              },
              {
                "kind": "FragmentSpread",
                "name": "RunningBonuses_member"
              },
              {
                "kind": "FragmentSpread",
                "name": "LastMovements_member"
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
    "name": "WalletFactsQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v14/*:: as any*/)
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
                "concreteType": "Wallet",
                "kind": "LinkedField",
                "name": "wallet",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v8/*:: as any*/),
                  (v14/*:: as any*/)
                ]
              },
              {
                "args": (v10/*:: as any*/),
                "concreteType": "BonusConnection",
                "kind": "LinkedField",
                "name": "bonuses",
                "plural": false,
                "selections": [
                  (v11/*:: as any*/),
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
                          (v14/*:: as any*/),
                          {
                            "kind": "ScalarField",
                            "name": "title"
                          },
                          {
                            "concreteType": "Money",
                            "kind": "LinkedField",
                            "name": "turnoverRequired",
                            "plural": false,
                            "selections": (v2/*:: as any*/)
                          },
                          {
                            "concreteType": "Money",
                            "kind": "LinkedField",
                            "name": "turnoverDone",
                            "plural": false,
                            "selections": (v2/*:: as any*/)
                          },
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
                "args": (v13/*:: as any*/),
                "concreteType": "AccountMovementConnection",
                "kind": "LinkedField",
                "name": "accountRecord",
                "plural": false,
                "selections": [
                  (v11/*:: as any*/),
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
                          (v14/*:: as any*/),
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
                            "selections": (v2/*:: as any*/)
                          }
                        ]
                      }
                    ]
                  }
                ],
                "storageKey": "accountRecord(first:5)"
              },
              (v14/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "ab4551a1c60bc4bbc90a93fb5d8d3bef6e3d7da6b2e390166b089f8bc16063d9",
    "metadata": {},
    "name": "WalletFactsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "51c15089218893efd693138e82784ef3";

export default node;
