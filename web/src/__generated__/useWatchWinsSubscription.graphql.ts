/**
 * @generated SignedSource<<3eb1f7d63010f1a622aec0040393b82e>>
 * @relayHash 1511296b306f36ce857b008dff121cb9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a51e223f2c6f19cbf68ba73307ad1d3bee464a1b9ac84c562f0ffe2797a38132

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
  "name": "account"
},
v3 = {
  "kind": "ScalarField",
  "name": "gameName"
},
v4 = {
  "kind": "ScalarField",
  "name": "id"
},
v5 = {
  "kind": "ScalarField",
  "name": "code"
},
v6 = {
  "kind": "ScalarField",
  "name": "accountTypeName"
},
v7 = {
  "concreteType": "Image",
  "kind": "LinkedField",
  "name": "icon",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "url"
    },
    {
      "kind": "ScalarField",
      "name": "fallbackUrls"
    }
  ]
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
            "kind": "InlineDataFragmentSpread",
            "name": "WinChip_win",
            "selections": [
              (v2/*:: as any*/),
              (v1/*:: as any*/),
              (v3/*:: as any*/),
              {
                "concreteType": "Game",
                "kind": "LinkedField",
                "name": "game",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  {
                    "concreteType": "Lottery",
                    "kind": "LinkedField",
                    "name": "lottery",
                    "plural": false,
                    "selections": [
                      (v5/*:: as any*/),
                      (v6/*:: as any*/)
                    ]
                  },
                  (v7/*:: as any*/)
                ]
              }
            ],
            "argumentDefinitions": []
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
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "concreteType": "Game",
            "kind": "LinkedField",
            "name": "game",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              {
                "concreteType": "Lottery",
                "kind": "LinkedField",
                "name": "lottery",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v4/*:: as any*/)
                ]
              },
              (v7/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "a51e223f2c6f19cbf68ba73307ad1d3bee464a1b9ac84c562f0ffe2797a38132",
    "metadata": {},
    "name": "useWatchWinsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "4f0cffa00ae01876b8e874e17edd0f92";

export default node;
