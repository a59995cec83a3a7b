/**
 * @generated SignedSource<<4e079e3fcfe33c93a9a514a55662b57e>>
 * @relayHash d2ccd9a4f6c68840d0ea22e619c97a6c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a0d5e7b9fe402ea149c4b2b13972c328e7e784a76a1ddc984b3a700dd59b584c

import type { ConcreteRequest } from 'relay-runtime';
export type CurrencyNoteQuery$variables = Record<PropertyKey, never>;
export type CurrencyNoteQuery$data = {
  readonly viewer: {
    readonly member: {
      readonly currency: string;
    } | null;
  };
};
export type CurrencyNoteQuery = {
  response: CurrencyNoteQuery$data;
  variables: CurrencyNoteQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "currency"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "CurrencyNoteQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "concreteType": "Member",
            "kind": "LinkedField",
            "name": "member",
            "plural": false,
            "selections": [
              (v0/*:: as any*/)
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
    "name": "CurrencyNoteQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "concreteType": "Member",
            "kind": "LinkedField",
            "name": "member",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "id"
              }
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "a0d5e7b9fe402ea149c4b2b13972c328e7e784a76a1ddc984b3a700dd59b584c",
    "metadata": {},
    "name": "CurrencyNoteQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "17eeef93ed777a417d4d07012bba7dfd";

export default node;
