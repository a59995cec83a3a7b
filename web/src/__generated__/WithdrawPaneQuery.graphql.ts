/**
 * @generated SignedSource<<0849cf82f9d6ddffe3f0bb3fcc82abed>>
 * @relayHash d17ec307f2431304092ebb11a7b5a207
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e4cc27465d2d611914ac55538bd22102066fad6bd0ad8d4547ecceb668cc50fb

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WithdrawPaneQuery$variables = Record<PropertyKey, never>;
export type WithdrawPaneQuery$data = {
  readonly site: {
    readonly brand: {
      readonly timeZone: string | null;
    };
  } | null;
  readonly viewer: {
    readonly member: {
      readonly " $fragmentSpreads": FragmentRefs<"WithdrawForm_member">;
    } | null;
    readonly session: {
      readonly serverTime: string | null;
    } | null;
  };
};
export type WithdrawPaneQuery = {
  response: WithdrawPaneQuery$data;
  variables: WithdrawPaneQuery$variables;
};

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
  "kind": "ScalarField",
  "name": "serverTime"
},
v2 = {
  "kind": "ScalarField",
  "name": "id"
},
v3 = {
  "kind": "ScalarField",
  "name": "currency"
},
v4 = {
  "kind": "ScalarField",
  "name": "amount"
},
v5 = [
  (v4/*:: as any*/),
  (v3/*:: as any*/)
],
v6 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "turnoverDone",
  "plural": false,
  "selections": (v5/*:: as any*/)
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "WithdrawPaneQuery",
    "selections": [
      {
        "kind": "CatchField",
        "field": {
          "concreteType": "Site",
          "kind": "LinkedField",
          "name": "site",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ]
        },
        "to": "NULL"
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
              "concreteType": "Session",
              "kind": "LinkedField",
              "name": "session",
              "plural": false,
              "selections": [
                (v1/*:: as any*/)
              ]
            },
            "to": "NULL"
          },
          {
            "concreteType": "Member",
            "kind": "LinkedField",
            "name": "member",
            "plural": false,
            "selections": [
              {
                "kind": "FragmentSpread",
                "name": "WithdrawForm_member"
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
    "name": "WithdrawPaneQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
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
            "concreteType": "Session",
            "kind": "LinkedField",
            "name": "session",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/)
            ]
          },
          {
            "concreteType": "Member",
            "kind": "LinkedField",
            "name": "member",
            "plural": false,
            "selections": [
              {
                "alias": "holding",
                "args": [
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
                    "value": 20
                  }
                ],
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
                            "kind": "ScalarField",
                            "name": "holdsWithdrawals"
                          },
                          {
                            "concreteType": "Money",
                            "kind": "LinkedField",
                            "name": "amount",
                            "plural": false,
                            "selections": [
                              (v3/*:: as any*/),
                              (v4/*:: as any*/)
                            ]
                          },
                          {
                            "kind": "ScalarField",
                            "name": "title"
                          },
                          (v6/*:: as any*/)
                        ]
                      }
                    ]
                  }
                ],
                "storageKey": "bonuses(filter:{\"status\":\"ACTIVE\"},first:20)"
              },
              {
                "concreteType": "Wallet",
                "kind": "LinkedField",
                "name": "wallet",
                "plural": false,
                "selections": [
                  {
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
                        "selections": (v5/*:: as any*/)
                      },
                      (v6/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "isAllowed"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "isPaymentPasswordSet"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "isIdentityCheckNeeded"
                      },
                      {
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "least",
                        "plural": false,
                        "selections": (v5/*:: as any*/)
                      },
                      {
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "most",
                        "plural": false,
                        "selections": (v5/*:: as any*/)
                      },
                      {
                        "kind": "ScalarField",
                        "name": "dailyCount"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "dailyCountLeft"
                      },
                      {
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "dailyAmountLeft",
                        "plural": false,
                        "selections": (v5/*:: as any*/)
                      },
                      {
                        "kind": "ScalarField",
                        "name": "confirmMinutes"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "feeRate"
                      }
                    ]
                  },
                  (v2/*:: as any*/),
                  {
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "total",
                    "plural": false,
                    "selections": [
                      (v3/*:: as any*/)
                    ]
                  },
                  {
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "available",
                    "plural": false,
                    "selections": (v5/*:: as any*/)
                  }
                ]
              },
              {
                "concreteType": "PayoutAccount",
                "kind": "LinkedField",
                "name": "payoutAccounts",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  (v2/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "usableFrom"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "bankName"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "holder"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "lastFour"
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
    "id": "e4cc27465d2d611914ac55538bd22102066fad6bd0ad8d4547ecceb668cc50fb",
    "metadata": {},
    "name": "WithdrawPaneQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bb0e83f22dfb5de82479dc0c7a7a002e";

export default node;
