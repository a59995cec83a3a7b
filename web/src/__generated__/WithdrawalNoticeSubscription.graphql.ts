/**
 * @generated SignedSource<<f94a0608924a4307a5a0cbbf922db622>>
 * @relayHash c98ab3fda5ed90466d7884f8e149f207
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 989fca08eb544d3a0988019a227862395dbf4e3867de08c5780e24a586c200f8

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WithdrawalNoticeSubscription$variables = Record<PropertyKey, never>;
export type WithdrawalNoticeSubscription$data = {
  readonly withdrawalsChanged: {
    readonly " $fragmentSpreads": FragmentRefs<"WithdrawalNotice_member">;
  };
};
export type WithdrawalNoticeSubscription = {
  response: WithdrawalNoticeSubscription$data;
  variables: WithdrawalNoticeSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "WithdrawalNoticeSubscription",
    "selections": [
      {
        "concreteType": "Member",
        "kind": "LinkedField",
        "name": "withdrawalsChanged",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "WithdrawalNotice_member"
          }
        ]
      }
    ],
    "type": "Subscription"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "WithdrawalNoticeSubscription",
    "selections": [
      {
        "concreteType": "Member",
        "kind": "LinkedField",
        "name": "withdrawalsChanged",
        "plural": false,
        "selections": [
          {
            "args": [
              {
                "kind": "Literal",
                "name": "filter",
                "value": {
                  "period": {
                    "preset": "LAST_30"
                  },
                  "states": [
                    "AWAITING_CONFIRM"
                  ]
                }
              },
              {
                "kind": "Literal",
                "name": "first",
                "value": 1
              }
            ],
            "concreteType": "WithdrawalConnection",
            "kind": "LinkedField",
            "name": "withdrawals",
            "plural": false,
            "selections": [
              {
                "concreteType": "WithdrawalEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "concreteType": "Withdrawal",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v0/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "confirmBefore"
                      },
                      {
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "paid",
                        "plural": false,
                        "selections": [
                          {
                            "kind": "ScalarField",
                            "name": "amount"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "currency"
                          }
                        ]
                      }
                    ]
                  }
                ]
              }
            ],
            "storageKey": "withdrawals(filter:{\"period\":{\"preset\":\"LAST_30\"},\"states\":[\"AWAITING_CONFIRM\"]},first:1)"
          },
          (v0/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "989fca08eb544d3a0988019a227862395dbf4e3867de08c5780e24a586c200f8",
    "metadata": {},
    "name": "WithdrawalNoticeSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "66b44da3bc217fa375854a8f8be445c8";

export default node;
