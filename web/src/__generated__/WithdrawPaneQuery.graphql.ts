/**
 * @generated SignedSource<<0fd7f5dbafa972f9ec61f919298f77a0>>
 * @relayHash 1e46a00f0e2513d93a9fcf980abeb520
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0577127efcb167b9b65b8136185e8c25c38965ca30326254507a67244890856b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WithdrawPaneQuery$variables = Record<PropertyKey, never>;
export type WithdrawPaneQuery$data = {
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
  "kind": "ScalarField",
  "name": "serverTime"
},
v1 = {
  "kind": "ScalarField",
  "name": "id"
},
v2 = {
  "kind": "ScalarField",
  "name": "currency"
},
v3 = {
  "kind": "ScalarField",
  "name": "amount"
},
v4 = [
  (v3/*:: as any*/),
  (v2/*:: as any*/)
],
v5 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "turnoverDone",
  "plural": false,
  "selections": (v4/*:: as any*/)
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
                (v0/*:: as any*/)
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
              (v0/*:: as any*/),
              (v1/*:: as any*/)
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
                          (v1/*:: as any*/),
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
                              (v2/*:: as any*/),
                              (v3/*:: as any*/)
                            ]
                          },
                          {
                            "kind": "ScalarField",
                            "name": "title"
                          },
                          (v5/*:: as any*/)
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
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "total",
                    "plural": false,
                    "selections": [
                      (v2/*:: as any*/)
                    ]
                  },
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
                        "selections": (v4/*:: as any*/)
                      },
                      (v5/*:: as any*/),
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
                        "selections": (v4/*:: as any*/)
                      },
                      {
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "most",
                        "plural": false,
                        "selections": (v4/*:: as any*/)
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
                        "selections": (v4/*:: as any*/)
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
                  (v1/*:: as any*/),
                  {
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "available",
                    "plural": false,
                    "selections": (v4/*:: as any*/)
                  }
                ]
              },
              {
                "concreteType": "PayoutAccount",
                "kind": "LinkedField",
                "name": "payoutAccounts",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v1/*:: as any*/),
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
              (v1/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "0577127efcb167b9b65b8136185e8c25c38965ca30326254507a67244890856b",
    "metadata": {},
    "name": "WithdrawPaneQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e1371c2535dd45811fbebe9428b17e96";

export default node;
