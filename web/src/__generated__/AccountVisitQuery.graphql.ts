/**
 * @generated SignedSource<<f56f6c017efad4c437d6b1890da8df49>>
 * @relayHash 11bde1966e3ec97df68ab7abcb172200
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fd9f31f6b5b3792ef275a317301a3cbd7499dd7d958da7499eeab8b52ae1a8df

import type { ConcreteRequest } from 'relay-runtime';
export type AccountVisitQuery$variables = Record<PropertyKey, never>;
export type AccountVisitQuery$data = {
  readonly viewer: {
    readonly member: {
      readonly closesAt: string | null;
      readonly dueTermsVersion: string | null;
    } | null;
  };
};
export type AccountVisitQuery = {
  response: AccountVisitQuery$data;
  variables: AccountVisitQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "closesAt",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dueTermsVersion",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "AccountVisitQuery",
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
            "kind": "CatchField",
            "field": {
              "alias": null,
              "args": null,
              "concreteType": "Member",
              "kind": "LinkedField",
              "name": "member",
              "plural": false,
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
    "name": "AccountVisitQuery",
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
              (v1/*:: as any*/),
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
    "id": "fd9f31f6b5b3792ef275a317301a3cbd7499dd7d958da7499eeab8b52ae1a8df",
    "metadata": {},
    "name": "AccountVisitQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f589df830489388859bbbc82ec35f830";

export default node;
