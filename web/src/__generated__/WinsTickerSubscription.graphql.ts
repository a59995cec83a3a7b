/**
 * @generated SignedSource<<9001783c8ed9dcc94b4d4ee4ee07b129>>
 * @relayHash 00f7d8607ccdf040e16cfd08a44c476b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4b3f4064b4afba67f15d85def1c7666f44d8050ca2917371f94d8552df4de17e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WinsTickerSubscription$variables = Record<PropertyKey, never>;
export type WinsTickerSubscription$data = {
  readonly won: {
    readonly key: string;
    readonly " $fragmentSpreads": FragmentRefs<"WinChip_win">;
  };
};
export type WinsTickerSubscription = {
  response: WinsTickerSubscription$data;
  variables: WinsTickerSubscription$variables;
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
    "name": "WinsTickerSubscription",
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
    "name": "WinsTickerSubscription",
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
    "id": "4b3f4064b4afba67f15d85def1c7666f44d8050ca2917371f94d8552df4de17e",
    "metadata": {},
    "name": "WinsTickerSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "6987c5f3e9cd33dc60a3f26e08ec9423";

export default node;
