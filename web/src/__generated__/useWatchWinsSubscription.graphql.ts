/**
 * @generated SignedSource<<4d2820b19f36b62f44dcf0fbacec299e>>
 * @relayHash 993981d25851cd9cb178f10d9cf2d4a3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3ae5e8a11f4c97877663deb9eb4a24bdb3b31a44f45ff2b518b97ec91f327ad7

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useWatchWinsSubscription$variables = Record<PropertyKey, never>;
export type useWatchWinsSubscription$data = {
  readonly won: {
    readonly amount: {
      readonly amount: string;
      readonly currency: string;
    };
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
v2 = {
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
          (v1/*:: as any*/),
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
          (v1/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "account"
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
              (v2/*:: as any*/),
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
                  (v2/*:: as any*/)
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
    "id": "3ae5e8a11f4c97877663deb9eb4a24bdb3b31a44f45ff2b518b97ec91f327ad7",
    "metadata": {},
    "name": "useWatchWinsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "4f0cffa00ae01876b8e874e17edd0f92";

export default node;
