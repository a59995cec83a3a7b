/**
 * @generated SignedSource<<9be5cf73360184e7f58c372cbb491840>>
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "idleExpiresAt",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "expiresAt",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "serverTime",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "IdleWatchQuery",
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
              "concreteType": "Session",
              "kind": "LinkedField",
              "name": "session",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
                (v1/*:: as any*/),
                (v2/*:: as any*/)
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
    "name": "IdleWatchQuery",
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
            "concreteType": "Session",
            "kind": "LinkedField",
            "name": "session",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              (v2/*:: as any*/),
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
