/**
 * @generated SignedSource<<912dbd69c0c5c3f1344a711f2fa4e0ec>>
 * @relayHash 36c5246b5df62519c71abfd088b2488c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 42d796e4353aa7aa8a6367b129044f2eb5ea3a3a1a1286b69628fe50b8286c70

import type { ConcreteRequest } from 'relay-runtime';
export type useDevicePushQuery$variables = {
  endpoint: string;
};
export type useDevicePushQuery$data = {
  readonly viewer: {
    readonly member: {
      readonly hasWebPush: boolean | null;
    } | null;
  };
};
export type useDevicePushQuery = {
  response: useDevicePushQuery$data;
  variables: useDevicePushQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "endpoint"
  }
],
v1 = {
  "args": [
    {
      "kind": "Variable",
      "name": "endpoint",
      "variableName": "endpoint"
    }
  ],
  "kind": "ScalarField",
  "name": "hasWebPush"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useDevicePushQuery",
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
              (v1/*:: as any*/)
            ]
          }
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDevicePushQuery",
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
    "id": "42d796e4353aa7aa8a6367b129044f2eb5ea3a3a1a1286b69628fe50b8286c70",
    "metadata": {},
    "name": "useDevicePushQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "82c4439cc5eede88bc521a7dd06b38ce";

export default node;
