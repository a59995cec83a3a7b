/**
 * @generated SignedSource<<fe34f68527c9f6d3c2eec3582a809a51>>
 * @relayHash 105b1936dc4a3e37517bbbb0b4fd8e29
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5254c60c4073c81c90e352918f81ff7baf958cf11eb9e35ca0e9c3aec9c5b9a0

import type { ConcreteRequest } from 'relay-runtime';
export type SessionTimeQuery$variables = Record<PropertyKey, never>;
export type SessionTimeQuery$data = {
  readonly viewer: {
    readonly session: {
      readonly serverTime: string | null;
      readonly startedAt: string;
    } | null;
  };
};
export type SessionTimeQuery = {
  response: SessionTimeQuery$data;
  variables: SessionTimeQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "startedAt"
},
v1 = {
  "kind": "ScalarField",
  "name": "serverTime"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "SessionTimeQuery",
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
    "name": "SessionTimeQuery",
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
    "id": "5254c60c4073c81c90e352918f81ff7baf958cf11eb9e35ca0e9c3aec9c5b9a0",
    "metadata": {},
    "name": "SessionTimeQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "21f3d6bdbb17b797d03e4923c6811ecd";

export default node;
