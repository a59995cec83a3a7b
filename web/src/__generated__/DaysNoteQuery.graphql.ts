/**
 * @generated SignedSource<<55e2caf0379ba912d9c430b679c2f656>>
 * @relayHash 74b5b1323d9134ff0ad9a7db3a961ed4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2c05df508638d4731e6d651452ad1a2bdf218861bb6cd6a94a1863c3d9b80ddd

import type { ConcreteRequest } from 'relay-runtime';
export type DaysNoteQuery$variables = Record<PropertyKey, never>;
export type DaysNoteQuery$data = {
  readonly site: {
    readonly brand: {
      readonly timeZone: string | null;
    } | null;
  };
};
export type DaysNoteQuery = {
  response: DaysNoteQuery$data;
  variables: DaysNoteQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "concreteType": "Brand",
  "kind": "LinkedField",
  "name": "brand",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "timeZone"
    }
  ]
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "DaysNoteQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "kind": "CatchField",
            "field": (v0/*:: as any*/),
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
    "name": "DaysNoteQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
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
  },
  "params": {
    "id": "2c05df508638d4731e6d651452ad1a2bdf218861bb6cd6a94a1863c3d9b80ddd",
    "metadata": {},
    "name": "DaysNoteQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "49783ac662e5c91c9e440b6f167c8310";

export default node;
