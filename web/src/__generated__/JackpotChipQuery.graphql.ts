/**
 * @generated SignedSource<<8e0d1cc4628e080edf0f25c05a58c6b7>>
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "gameIds",
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
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "JackpotChipQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "kind": "CatchField",
            "field": {
              "alias": null,
              "args": null,
              "concreteType": "Jackpot",
              "kind": "LinkedField",
              "name": "jackpots",
              "plural": true,
              "selections": [
                (v0/*:: as any*/),
                (v1/*:: as any*/)
              ],
              "storageKey": null
            },
            "to": "NULL"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "JackpotChipQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
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
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
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

(node as any).hash = "98d1e8872e97da72498a32f0688f098c";

export default node;
