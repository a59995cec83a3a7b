/**
 * @generated SignedSource<<2e20d7b5bd5b9db5f8a2fe88e0302562>>
 * @relayHash c4eb67d7aae4bbfb1b2751f0d2fb7b16
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fa9cc673aca65f9f1260e3b479b1b04ca8b40c8a67fac04fdf703f451e3e7022

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BalanceSubscription$variables = Record<PropertyKey, never>;
export type BalanceSubscription$data = {
  readonly balanceChanged: {
    readonly " $fragmentSpreads": FragmentRefs<"Balance_wallet" | "WalletPaneParts_wallet">;
  };
};
export type BalanceSubscription = {
  response: BalanceSubscription$data;
  variables: BalanceSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "ScalarField",
    "name": "amount"
  },
  {
    "kind": "ScalarField",
    "name": "currency"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "BalanceSubscription",
    "selections": [
      {
        "concreteType": "Wallet",
        "kind": "LinkedField",
        "name": "balanceChanged",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "Balance_wallet"
          },
          {
            "kind": "FragmentSpread",
            "name": "WalletPaneParts_wallet"
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
    "name": "BalanceSubscription",
    "selections": [
      {
        "concreteType": "Wallet",
        "kind": "LinkedField",
        "name": "balanceChanged",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "id"
          },
          {
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "available",
            "plural": false,
            "selections": (v0/*:: as any*/)
          },
          {
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "bonus",
            "plural": false,
            "selections": (v0/*:: as any*/)
          },
          {
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "total",
            "plural": false,
            "selections": (v0/*:: as any*/)
          },
          {
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "locked",
            "plural": false,
            "selections": (v0/*:: as any*/)
          },
          {
            "kind": "ScalarField",
            "name": "updatedAt"
          }
        ]
      }
    ]
  },
  "params": {
    "id": "fa9cc673aca65f9f1260e3b479b1b04ca8b40c8a67fac04fdf703f451e3e7022",
    "metadata": {},
    "name": "BalanceSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "ac74763c2e12606e53d4851345751595";

export default node;
