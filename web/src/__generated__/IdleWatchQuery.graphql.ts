/**
 * @generated SignedSource<<12c7ed2b5094eb95629db17a362dce71>>
 * @relayHash 7a110534c7c9c0db740dc8d10313f953
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID abc35d67f3ac3321564e39a13a960bd5b37d343c1f7fac0327f527bbd332812f

import type { ConcreteRequest } from 'relay-runtime';
export type IdleWatchQuery$variables = Record<PropertyKey, never>;
export type IdleWatchQuery$data = {
  readonly viewer: {
    readonly session: {
      readonly expiresAt: string | null;
      readonly idleExpiresAt: string | null;
      readonly serverTime: string | null;
    } | null;
  };
};
export type IdleWatchQuery = {
  response: IdleWatchQuery$data;
  variables: IdleWatchQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "idleExpiresAt"
},
v1 = {
  "kind": "ScalarField",
  "name": "expiresAt"
},
v2 = {
  "kind": "ScalarField",
  "name": "serverTime"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "IdleWatchQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "kind": "CatchField",
            "field": {
              "concreteType": "Session",
              "kind": "LinkedField",
              "name": "session",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
                (v1/*:: as any*/),
                (v2/*:: as any*/)
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
    "name": "IdleWatchQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "concreteType": "Session",
            "kind": "LinkedField",
            "name": "session",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              (v2/*:: as any*/),
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
    "id": "abc35d67f3ac3321564e39a13a960bd5b37d343c1f7fac0327f527bbd332812f",
    "metadata": {},
    "name": "IdleWatchQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "998460f986e513996fee69be18ec27ad";

export default node;
