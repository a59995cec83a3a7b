/**
 * @generated SignedSource<<4ae65a8a810897c1867e968cf4cb2514>>
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
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
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "JackpotLevel",
  "kind": "LinkedField",
  "name": "levels",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    (v1/*:: as any*/)
  ],
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "account",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "wonAt",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useWatchJackpotsSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "jackpotsChanged",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Jackpot",
            "kind": "LinkedField",
            "name": "jackpots",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "JackpotWin",
                "kind": "LinkedField",
                "name": "lastWin",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  (v1/*:: as any*/),
                  (v5/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
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
                  "alias": null,
                  "args": null,
                  "concreteType": "Game",
                  "kind": "LinkedField",
                  "name": "game",
                  "plural": false,
                  "selections": [
                    (v6/*:: as any*/)
                  ],
                  "storageKey": null
                },
                "to": "NULL"
              },
              (v5/*:: as any*/)
            ],
            "storageKey": null
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
    "name": "useWatchJackpotsSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "jackpotsChanged",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Jackpot",
            "kind": "LinkedField",
            "name": "jackpots",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "JackpotWin",
                "kind": "LinkedField",
                "name": "lastWin",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  (v1/*:: as any*/),
                  (v5/*:: as any*/),
                  (v0/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
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
                "alias": null,
                "args": null,
                "concreteType": "Game",
                "kind": "LinkedField",
                "name": "game",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/),
                  (v0/*:: as any*/)
                ],
                "storageKey": null
              },
              (v5/*:: as any*/),
              (v0/*:: as any*/)
            ],
            "storageKey": null
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
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

(node as any).hash = "69d1b0f9b95c72d7995fcb95c835036f";

export default node;
