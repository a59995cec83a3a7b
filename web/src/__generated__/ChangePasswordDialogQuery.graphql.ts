/**
 * @generated SignedSource<<55c57061f4f0224d2a3f5be548f34a51>>
 * @relayHash cdb853fb1613988195ba9bcc9f2f5b0a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 11486f5876cc3569abb1636d4173fc474718bfb050394b9a6f432210a90100e3

import type { ConcreteRequest } from 'relay-runtime';
export type ChangePasswordDialogQuery$variables = Record<PropertyKey, never>;
export type ChangePasswordDialogQuery$data = {
  readonly viewer: {
    readonly member: {
      readonly username: string;
    } | null;
  };
};
export type ChangePasswordDialogQuery = {
  response: ChangePasswordDialogQuery$data;
  variables: ChangePasswordDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "username",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ChangePasswordDialogQuery",
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
    "name": "ChangePasswordDialogQuery",
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
    "id": "11486f5876cc3569abb1636d4173fc474718bfb050394b9a6f432210a90100e3",
    "metadata": {},
    "name": "ChangePasswordDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9c4968ce9184bfffd2091bb4170da133";

export default node;
