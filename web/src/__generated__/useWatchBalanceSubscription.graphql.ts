/**
 * @generated SignedSource<<fc03923d6ac4fa081691778de69fb647>>
 * @relayHash 054451a409e84117b870fd3bf62c168e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e7838962f3ae65734ab9ea1e08fc7ae58c0639e0e075ab0fdf8c41e0ef7dba9f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useWatchBalanceSubscription$variables = Record<PropertyKey, never>;
export type useWatchBalanceSubscription$data = {
  readonly balanceChanged: {
    readonly " $fragmentSpreads": FragmentRefs<"Balance_wallet">;
  };
};
export type useWatchBalanceSubscription = {
  response: useWatchBalanceSubscription$data;
  variables: useWatchBalanceSubscription$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useWatchBalanceSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Wallet",
        "kind": "LinkedField",
        "name": "balanceChanged",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "Balance_wallet"
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
    "name": "useWatchBalanceSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Wallet",
        "kind": "LinkedField",
        "name": "balanceChanged",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "total",
            "plural": false,
            "selections": [
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
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e7838962f3ae65734ab9ea1e08fc7ae58c0639e0e075ab0fdf8c41e0ef7dba9f",
    "metadata": {},
    "name": "useWatchBalanceSubscription",
    "operationKind": "subscription",
    "text": null
  }
};

(node as any).hash = "de9732b3277c1cb4db593d5a2c06d00c";

export default node;
