/**
 * @generated SignedSource<<bc7d4f6be78e35a4297c9319c5e1eb88>>
 * @relayHash dd71ca4b37af8d3c4ca0d66eddb64e66
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 760df90b9ae2a04d8629a041c77de1f17863cc8c47d1c34e76c50d5d043b59f0

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useWatchWinsSubscription$variables = Record<PropertyKey, never>;
export type useWatchWinsSubscription$data = {
  readonly won: {
    readonly key: string;
    readonly " $fragmentSpreads": FragmentRefs<"WinChip_win">;
  };
};
export type useWatchWinsSubscription = {
  response: useWatchWinsSubscription$data;
  variables: useWatchWinsSubscription$variables;
};

import Picture_image$normalization_graphql from './Picture_image$normalization.graphql';

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "key"
},
v1 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "useWatchWinsSubscription",
    "selections": [
      {
        "concreteType": "Win",
        "kind": "LinkedField",
        "name": "won",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "kind": "FragmentSpread",
            "name": "WinChip_win"
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
    "name": "useWatchWinsSubscription",
    "selections": [
      {
        "concreteType": "Win",
        "kind": "LinkedField",
        "name": "won",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "account"
          },
          {
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "amount",
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
          },
          {
            "kind": "ScalarField",
            "name": "gameName"
          },
          {
            "concreteType": "Game",
            "kind": "LinkedField",
            "name": "game",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              {
                "concreteType": "Lottery",
                "kind": "LinkedField",
                "name": "lottery",
                "plural": false,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "code"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "accountTypeName"
                  },
                  (v1/*:: as any*/)
                ]
              },
              {
                "kind": "ScalarField",
                "name": "name"
              },
              {
                "concreteType": "Image",
                "kind": "LinkedField",
                "name": "icon",
                "plural": false,
                "selections": [
                  {
                    "fragment": Picture_image$normalization_graphql,
                    "kind": "FragmentSpread"
                  }
                ]
              }
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "760df90b9ae2a04d8629a041c77de1f17863cc8c47d1c34e76c50d5d043b59f0",
    "metadata": {},
    "name": "useWatchWinsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "cb8303d12e08be4db4a9dbf463276cc5";

export default node;
