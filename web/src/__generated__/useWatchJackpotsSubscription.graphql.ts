/**
 * @generated SignedSource<<c705080ed7d3021e8070d7b90e096c22>>
 * @relayHash 7f154f7f47520fd5dc6b00eb5a1c123a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e8e7f1b4197a2bd11bbfb57fdd210e9259698e9998ab19d25eb067db4a919257

import type { ConcreteRequest } from 'relay-runtime';
export type useWatchJackpotsSubscription$variables = Record<PropertyKey, never>;
export type useWatchJackpotsSubscription$data = {
  readonly jackpotsChanged: {
    readonly jackpotWins: ReadonlyArray<{
      readonly account: string;
      readonly amount: {
        readonly amount: string;
        readonly currency: string;
      };
      readonly game: {
        readonly name: string;
      } | null;
      readonly key: string;
      readonly name: string;
      readonly wonAt: string;
    }> | null;
    readonly jackpots: ReadonlyArray<{
      readonly amount: {
        readonly amount: string;
        readonly currency: string;
      };
      readonly id: string;
      readonly lastWin: {
        readonly account: string;
        readonly amount: {
          readonly amount: string;
          readonly currency: string;
        };
        readonly wonAt: string;
      } | null;
      readonly levels: ReadonlyArray<{
        readonly amount: {
          readonly amount: string;
          readonly currency: string;
        };
        readonly key: string;
        readonly title: string;
      }>;
    }> | null;
  };
};
export type useWatchJackpotsSubscription = {
  response: useWatchJackpotsSubscription$data;
  variables: useWatchJackpotsSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "id"
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
  "name": "key"
},
v3 = {
  "concreteType": "JackpotLevel",
  "kind": "LinkedField",
  "name": "levels",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "title"
    },
    (v1/*:: as any*/)
  ]
},
v4 = {
  "kind": "ScalarField",
  "name": "account"
},
v5 = {
  "kind": "ScalarField",
  "name": "wonAt"
},
v6 = {
  "kind": "ScalarField",
  "name": "name"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "useWatchJackpotsSubscription",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "jackpotsChanged",
        "plural": false,
        "selections": [
          {
            "concreteType": "Jackpot",
            "kind": "LinkedField",
            "name": "jackpots",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              (v3/*:: as any*/),
              {
                "concreteType": "JackpotWin",
                "kind": "LinkedField",
                "name": "lastWin",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  (v1/*:: as any*/),
                  (v5/*:: as any*/)
                ]
              }
            ]
          },
          {
            "concreteType": "JackpotWin",
            "kind": "LinkedField",
            "name": "jackpotWins",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v6/*:: as any*/),
              (v4/*:: as any*/),
              (v1/*:: as any*/),
              {
                "kind": "CatchField",
                "field": {
                  "concreteType": "Game",
                  "kind": "LinkedField",
                  "name": "game",
                  "plural": false,
                  "selections": [
                    (v6/*:: as any*/)
                  ]
                },
                "to": "NULL"
              },
              (v5/*:: as any*/)
            ]
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
    "name": "useWatchJackpotsSubscription",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "jackpotsChanged",
        "plural": false,
        "selections": [
          {
            "concreteType": "Jackpot",
            "kind": "LinkedField",
            "name": "jackpots",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              (v3/*:: as any*/),
              {
                "concreteType": "JackpotWin",
                "kind": "LinkedField",
                "name": "lastWin",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  (v1/*:: as any*/),
                  (v5/*:: as any*/),
                  (v0/*:: as any*/)
                ]
              }
            ]
          },
          {
            "concreteType": "JackpotWin",
            "kind": "LinkedField",
            "name": "jackpotWins",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v6/*:: as any*/),
              (v4/*:: as any*/),
              (v1/*:: as any*/),
              {
                "concreteType": "Game",
                "kind": "LinkedField",
                "name": "game",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/),
                  (v0/*:: as any*/)
                ]
              },
              (v5/*:: as any*/),
              (v0/*:: as any*/)
            ]
          },
          (v0/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "e8e7f1b4197a2bd11bbfb57fdd210e9259698e9998ab19d25eb067db4a919257",
    "metadata": {},
    "name": "useWatchJackpotsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "afe26e19bea7a96e36bf779f7cc72f5c";

export default node;
