/**
 * @generated SignedSource<<dd8ae25f032debaea952f7bd8b73496c>>
 * @relayHash 1678176b87e3a0adc6cffbfc6c098de3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cbcfe479800cfaf5074e019c5b862594e72ff7cc6ef7cb27b9adda3e94b5e82b

import type { ConcreteRequest } from 'relay-runtime';
export type JackpotChipQuery$variables = Record<PropertyKey, never>;
export type JackpotChipQuery$data = {
  readonly site: {
    readonly jackpots: ReadonlyArray<{
      readonly amount: {
        readonly amount: string;
        readonly currency: string;
      };
      readonly gameIds: ReadonlyArray<string>;
    }> | null;
  };
};
export type JackpotChipQuery = {
  response: JackpotChipQuery$data;
  variables: JackpotChipQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "gameIds"
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
    "name": "JackpotChipQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "kind": "CatchField",
            "field": {
              "concreteType": "Jackpot",
              "kind": "LinkedField",
              "name": "jackpots",
              "plural": true,
              "selections": [
                (v0/*:: as any*/),
                (v1/*:: as any*/)
              ]
            },
            "to": "NULL"
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
    "name": "JackpotChipQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
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
              (v2/*:: as any*/)
            ]
          },
          (v2/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "cbcfe479800cfaf5074e019c5b862594e72ff7cc6ef7cb27b9adda3e94b5e82b",
    "metadata": {},
    "name": "JackpotChipQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "eb280abe34f8bb71ce8e84960687b874";

export default node;
