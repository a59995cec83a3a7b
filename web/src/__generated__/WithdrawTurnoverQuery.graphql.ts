/**
 * @generated SignedSource<<1736ab55a6f8388aea374379d56261f2>>
 * @relayHash dbe75c51723bcde087ab6154a73b33f6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1d2c68d94c03498c8bf4226d3e001bb418de2075ff57db20d3dcf96a92fd7cea

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WithdrawTurnoverQuery$variables = Record<PropertyKey, never>;
export type WithdrawTurnoverQuery$data = {
  readonly viewer: {
    readonly member: {
      readonly " $fragmentSpreads": FragmentRefs<"WithdrawTurnover_member">;
    } | null;
  };
};
export type WithdrawTurnoverQuery = {
  response: WithdrawTurnoverQuery$data;
  variables: WithdrawTurnoverQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "id"
},
v1 = {
  "kind": "ScalarField",
  "name": "currency"
},
v2 = {
  "kind": "ScalarField",
  "name": "amount"
},
v3 = [
  (v2/*:: as any*/),
  (v1/*:: as any*/)
],
v4 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "turnoverDone",
  "plural": false,
  "selections": (v3/*:: as any*/)
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "WithdrawTurnoverQuery",
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
                "kind": "FragmentSpread",
                "name": "WithdrawTurnover_member"
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
    "name": "WithdrawTurnoverQuery",
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
                          (v0/*:: as any*/),
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
                              (v1/*:: as any*/),
                              (v2/*:: as any*/)
                            ]
                          },
                          {
                            "kind": "ScalarField",
                            "name": "title"
                          },
                          (v4/*:: as any*/)
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
                        "selections": (v3/*:: as any*/)
                      },
                      (v4/*:: as any*/)
                    ]
                  },
                  (v0/*:: as any*/)
                ]
              },
              (v0/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "1d2c68d94c03498c8bf4226d3e001bb418de2075ff57db20d3dcf96a92fd7cea",
    "metadata": {},
    "name": "WithdrawTurnoverQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9abd5faab34a82853cdd9a18044c6f2f";

export default node;
