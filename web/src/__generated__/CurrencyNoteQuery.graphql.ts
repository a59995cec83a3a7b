/**
 * @generated SignedSource<<1f099ffaee7b5b89bee8547f9b7462f2>>
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
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
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Member",
            "kind": "LinkedField",
            "name": "member",
            "plural": false,
            "selections": [
              (v0/*:: as any*/)
            ],
            "storageKey": null
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
    "name": "CurrencyNoteQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Member",
            "kind": "LinkedField",
            "name": "member",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
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
