/**
 * @generated SignedSource<<a6b7429c17fc864790e21c4a71b95de6>>
 * @relayHash 99bcd76f0b4f8c98ebee48f91b6e6f06
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0185b3c969d8ec10707a563c34c081414ab817fb795feaa56b56213b84f7e9c8

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WinsTickerQuery$variables = Record<PropertyKey, never>;
export type WinsTickerQuery$data = {
  readonly site: {
    readonly recentWins: ReadonlyArray<{
      readonly key: string;
      readonly " $fragmentSpreads": FragmentRefs<"WinChip_win">;
    }>;
  };
};
export type WinsTickerQuery = {
  response: WinsTickerQuery$data;
  variables: WinsTickerQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "key"
},
v1 = {
  "kind": "ScalarField",
  "name": "account"
},
v2 = {
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
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "WinsTickerQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "concreteType": "Win",
            "kind": "LinkedField",
            "name": "recentWins",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              {
                "kind": "InlineDataFragmentSpread",
                "name": "WinChip_win",
                "selections": [
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
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "WinsTickerQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "concreteType": "Win",
            "kind": "LinkedField",
            "name": "recentWins",
            "plural": true,
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
          },
          (v4/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "0185b3c969d8ec10707a563c34c081414ab817fb795feaa56b56213b84f7e9c8",
    "metadata": {},
    "name": "WinsTickerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a9def73d12a8590e741f837516b9a671";

export default node;
