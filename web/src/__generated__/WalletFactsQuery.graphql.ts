/**
 * @generated SignedSource<<dc3be7bfb22df9c9c7f25589727faf93>>
 * @relayHash ca361436f7a30d366773e9820984f00b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 53549a53e7792819c609a5d1452300bf1d171df59f93a808a432d8aa62ce5cc2

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SitePart = "BETS" | "BONUSES" | "DEPOSITS" | "JACKPOTS" | "LEADERBOARDS" | "MESSAGES" | "MISSIONS" | "PAGES" | "POSTBACKS" | "PROFIT" | "PROMOTIONS" | "RAFFLE" | "RED_ENVELOPES" | "REFERRAL" | "REWARDS" | "SIGN_IN" | "STATEMENT" | "TRANSACTIONS" | "VIP" | "WITHDRAWALS" | "%future added value";
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
v1 = [
  {
    "kind": "ScalarField",
    "name": "amount"
  },
  {
    "kind": "ScalarField",
    "name": "currency"
  }
],
v2 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "available",
  "plural": false,
  "selections": (v1/*:: as any*/)
},
v3 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "bonus",
  "plural": false,
  "selections": (v1/*:: as any*/)
},
v4 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "locked",
  "plural": false,
  "selections": (v1/*:: as any*/)
},
v5 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "games",
  "plural": false,
  "selections": (v1/*:: as any*/)
},
v6 = {
  "kind": "Literal",
  "name": "first",
  "value": 5
},
v7 = [
  {
    "kind": "Literal",
    "name": "filter",
    "value": {
      "status": "ACTIVE"
    }
  },
  (v6/*:: as any*/)
],
v8 = {
  "kind": "ScalarField",
  "name": "totalCount"
},
v9 = [
  (v8/*:: as any*/)
],
v10 = [
  (v6/*:: as any*/)
],
v11 = {
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
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/)
                ]
              },
              {
                "kind": "CatchField",
                "field": {
                  "args": (v7/*:: as any*/),
                  "concreteType": "BonusConnection",
                  "kind": "LinkedField",
                  "name": "bonuses",
                  "plural": false,
                  "selections": (v9/*:: as any*/),
                  "storageKey": "bonuses(filter:{\"status\":\"ACTIVE\"},first:5)"
                },
                "to": "NULL"
              },
              {
                "kind": "CatchField",
                "field": {
                  "args": (v10/*:: as any*/),
                  "concreteType": "AccountMovementConnection",
                  "kind": "LinkedField",
                  "name": "accountRecord",
                  "plural": false,
                  "selections": (v9/*:: as any*/),
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
          (v11/*:: as any*/)
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
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v11/*:: as any*/)
                ]
              },
              {
                "args": (v7/*:: as any*/),
                "concreteType": "BonusConnection",
                "kind": "LinkedField",
                "name": "bonuses",
                "plural": false,
                "selections": [
                  (v8/*:: as any*/),
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
                          (v11/*:: as any*/),
                          {
                            "kind": "ScalarField",
                            "name": "title"
                          },
                          {
                            "concreteType": "Money",
                            "kind": "LinkedField",
                            "name": "turnoverRequired",
                            "plural": false,
                            "selections": (v1/*:: as any*/)
                          },
                          {
                            "concreteType": "Money",
                            "kind": "LinkedField",
                            "name": "turnoverDone",
                            "plural": false,
                            "selections": (v1/*:: as any*/)
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
                "args": (v10/*:: as any*/),
                "concreteType": "AccountMovementConnection",
                "kind": "LinkedField",
                "name": "accountRecord",
                "plural": false,
                "selections": [
                  (v8/*:: as any*/),
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
                          (v11/*:: as any*/),
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
                            "selections": (v1/*:: as any*/)
                          }
                        ]
                      }
                    ]
                  }
                ],
                "storageKey": "accountRecord(first:5)"
              },
              (v11/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "53549a53e7792819c609a5d1452300bf1d171df59f93a808a432d8aa62ce5cc2",
    "metadata": {},
    "name": "WalletFactsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ec3a19770591fb56807ecd4a9084293e";

export default node;
