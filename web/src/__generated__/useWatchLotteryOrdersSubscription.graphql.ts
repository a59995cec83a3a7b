/**
 * @generated SignedSource<<de18a601b351c8ca8dc42c53bc618fee>>
 * @relayHash 177e8d37a6447d9b624874fe073e0997
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 166aa95721d91bb8509d97ebd78c11b94a5c6935fd4f14ce1f7f50514ae4fc3e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LotteryOrderState = "CANCELLED" | "LOST" | "OPEN" | "REFUNDED" | "UNKNOWN" | "WON" | "%future added value";
export type useWatchLotteryOrdersSubscription$variables = Record<PropertyKey, never>;
export type useWatchLotteryOrdersSubscription$data = {
  readonly lotteryOrderSettled: {
    readonly drawNumber: string;
    readonly lottery: {
      readonly name: string;
    };
    readonly state: LotteryOrderState;
    readonly win: {
      readonly amount: string;
      readonly currency: string;
    } | null;
    readonly " $fragmentSpreads": FragmentRefs<"LotteryOrderCard_order">;
  };
};
export type useWatchLotteryOrdersSubscription = {
  response: useWatchLotteryOrdersSubscription$data;
  variables: useWatchLotteryOrdersSubscription$variables;
};

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
  "name": "win",
  "plural": false,
  "selections": (v1/*:: as any*/),
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "drawNumber",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v5 = {
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
    "name": "useWatchLotteryOrdersSubscription",
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
          {
            "alias": null,
            "args": null,
            "concreteType": "Lottery",
            "kind": "LinkedField",
            "name": "lottery",
            "plural": false,
            "selections": [
              (v4/*:: as any*/)
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
    "name": "useWatchLotteryOrdersSubscription",
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
          {
            "alias": null,
            "args": null,
            "concreteType": "Lottery",
            "kind": "LinkedField",
            "name": "lottery",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "storageKey": null
          },
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "internalID",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "placedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "stake",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "LotteryOrderLine",
            "kind": "LinkedField",
            "name": "lines",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "playType",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "playTypeTitle",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "content",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "betCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "multiple",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "unit",
                "plural": false,
                "selections": (v1/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "cancellableUntil",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "chaseStep",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "166aa95721d91bb8509d97ebd78c11b94a5c6935fd4f14ce1f7f50514ae4fc3e",
    "metadata": {},
    "name": "useWatchLotteryOrdersSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "8dffdc98d149561f341142dd62e063b2";

export default node;
