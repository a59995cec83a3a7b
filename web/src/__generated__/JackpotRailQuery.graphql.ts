/**
 * @generated SignedSource<<429b2997d02f06a55488512e79aaae96>>
 * @relayHash 9c631f1d8edc0a7b5371d0ae195809b5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b0e6f1f1b986e80e030b24a65e4ee6ab5c3c6516240581c91649349b4010d0f3

import type { ConcreteRequest } from 'relay-runtime';
export type JackpotRailQuery$variables = Record<PropertyKey, never>;
export type JackpotRailQuery$data = {
  readonly site: {
    readonly jackpots: ReadonlyArray<{
      readonly amount: {
        readonly amount: string;
        readonly currency: string;
      };
      readonly id: string;
      readonly name: string;
    }>;
  };
};
export type JackpotRailQuery = {
  response: JackpotRailQuery$data;
  variables: JackpotRailQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "id"
},
v1 = {
  "concreteType": "Jackpot",
  "kind": "LinkedField",
  "name": "jackpots",
  "plural": true,
  "selections": [
    (v0/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "name"
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
    "name": "JackpotRailQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "JackpotRailQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v0/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "b0e6f1f1b986e80e030b24a65e4ee6ab5c3c6516240581c91649349b4010d0f3",
    "metadata": {},
    "name": "JackpotRailQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "745f2b65e2c080855417167e4c0ac033";

export default node;
