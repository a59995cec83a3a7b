/**
 * @generated SignedSource<<c1cd13eb46959c58ae44c6a3e889561f>>
 * @relayHash ad0d4355ab94c1defc848b232f5b63ec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7128d6540a6b2a99aea3ddc6ec84edf52a5eaa9337b0dc59ae8bda40c14fa879

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

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "amount",
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
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useWatchWinsSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Win",
        "kind": "LinkedField",
        "name": "won",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "WinChip_win"
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
    "name": "useWatchWinsSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Win",
        "kind": "LinkedField",
        "name": "won",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "account",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "gameName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Game",
            "kind": "LinkedField",
            "name": "game",
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
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Image",
                "kind": "LinkedField",
                "name": "icon",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "url",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "fallbackUrls",
                    "storageKey": null
                  }
                ],
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
    "id": "7128d6540a6b2a99aea3ddc6ec84edf52a5eaa9337b0dc59ae8bda40c14fa879",
    "metadata": {},
    "name": "useWatchWinsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "a48248daaa3714f9f409df1c33590286";

export default node;
