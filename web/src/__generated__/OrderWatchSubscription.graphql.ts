/**
 * @generated SignedSource<<6d86ae4133088767409070821a5ef5a1>>
 * @relayHash fcd94e38909a40f260bd51e35e2270c7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6ff53c82f7629946b270aa953eca8267c3a2a7354cd87f681b47aec6f1632ca0

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LotteryOrderState = "CANCELLED" | "LOST" | "OPEN" | "REFUNDED" | "UNKNOWN" | "WON" | "%future added value";
export type OrderWatchSubscription$variables = Record<PropertyKey, never>;
export type OrderWatchSubscription$data = {
  readonly lotteryOrderSettled: {
    readonly drawNumber: string;
    readonly id: string;
    readonly lottery: {
      readonly name: string;
    };
    readonly stake: {
      readonly amount: string;
      readonly currency: string;
    };
    readonly state: LotteryOrderState;
    readonly win: {
      readonly amount: string;
      readonly currency: string;
    } | null;
    readonly " $fragmentSpreads": FragmentRefs<"LotteryOrderCard_order">;
  };
};
export type OrderWatchSubscription = {
  response: OrderWatchSubscription$data;
  variables: OrderWatchSubscription$variables;
};

import LotteryOrderCard_order$normalization_graphql from './LotteryOrderCard_order$normalization.graphql';

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "id"
},
v1 = {
  "kind": "ScalarField",
  "name": "state"
},
v2 = [
  {
    "kind": "ScalarField",
    "name": "amount"
  },
  {
    "kind": "ScalarField",
    "name": "currency"
  }
],
v3 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "stake",
  "plural": false,
  "selections": (v2/*:: as any*/)
},
v4 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "win",
  "plural": false,
  "selections": (v2/*:: as any*/)
},
v5 = {
  "kind": "ScalarField",
  "name": "drawNumber"
},
v6 = {
  "kind": "ScalarField",
  "name": "name"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "OrderWatchSubscription",
    "selections": [
      {
        "concreteType": "LotteryOrder",
        "kind": "LinkedField",
        "name": "lotteryOrderSettled",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "concreteType": "Lottery",
            "kind": "LinkedField",
            "name": "lottery",
            "plural": false,
            "selections": [
              (v6/*:: as any*/)
            ]
          },
          {
            "kind": "FragmentSpread",
            "name": "LotteryOrderCard_order"
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
    "name": "OrderWatchSubscription",
    "selections": [
      {
        "concreteType": "LotteryOrder",
        "kind": "LinkedField",
        "name": "lotteryOrderSettled",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "concreteType": "Lottery",
            "kind": "LinkedField",
            "name": "lottery",
            "plural": false,
            "selections": [
              (v6/*:: as any*/),
              (v0/*:: as any*/)
            ]
          },
          {
            "fragment": LotteryOrderCard_order$normalization_graphql,
            "kind": "FragmentSpread"
          }
        ]
      }
    ]
  },
  "params": {
    "id": "6ff53c82f7629946b270aa953eca8267c3a2a7354cd87f681b47aec6f1632ca0",
    "metadata": {},
    "name": "OrderWatchSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "46e1cf3b071f9a13f2134d33d34c7b86";

export default node;
