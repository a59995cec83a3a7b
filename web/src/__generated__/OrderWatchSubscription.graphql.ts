/**
 * @generated SignedSource<<cb3d91cf0b42398ddb44ab6f62f0e196>>
 * @relayHash 16f6ace5795dee10d726976829980010
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f069eb98bb02a173cfbc3bfdf5dc7ef43137aef9ee170451ec95326548a6d295

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LotteryOrderState = "CANCELLED" | "LOST" | "OPEN" | "REFUNDED" | "UNKNOWN" | "WON" | "%future added value";
export type OrderWatchSubscription$variables = Record<PropertyKey, never>;
export type OrderWatchSubscription$data = {
  readonly lotteryOrderSettled: {
    readonly drawNumber: string;
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v1 = [
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
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "stake",
  "plural": false,
  "selections": (v1/*:: as any*/),
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "win",
  "plural": false,
  "selections": (v1/*:: as any*/),
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "drawNumber",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "OrderWatchSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "LotteryOrder",
        "kind": "LinkedField",
        "name": "lotteryOrderSettled",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Lottery",
            "kind": "LinkedField",
            "name": "lottery",
            "plural": false,
            "selections": [
              (v5/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "LotteryOrderCard_order"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "OrderWatchSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "LotteryOrder",
        "kind": "LinkedField",
        "name": "lotteryOrderSettled",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Lottery",
            "kind": "LinkedField",
            "name": "lottery",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "args": null,
            "fragment": LotteryOrderCard_order$normalization_graphql,
            "kind": "FragmentSpread"
          },
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f069eb98bb02a173cfbc3bfdf5dc7ef43137aef9ee170451ec95326548a6d295",
    "metadata": {},
    "name": "OrderWatchSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "626d1411c5e8c4ae2b3b06580030a6a5";

export default node;
