/**
 * @generated SignedSource<<e813c93c5b1effa0998849d42fffaf6d>>
 * @relayHash f3d97e954987bf5fb7aad8aafdd52dcc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 638a5138658d8ffab8654608c89f423010b496f9816b37dd3c65250d77a8915c

import type { ConcreteRequest } from 'relay-runtime';
export type RealityCheckScreenQuery$variables = Record<PropertyKey, never>;
export type RealityCheckScreenQuery$data = {
  readonly viewer: {
    readonly member: {
      readonly realityCheck: {
        readonly canBeOff: boolean;
        readonly choices: ReadonlyArray<number>;
        readonly intervalMinutes: number | null;
      };
    } | null;
  };
};
export type RealityCheckScreenQuery = {
  response: RealityCheckScreenQuery$data;
  variables: RealityCheckScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "concreteType": "RealityCheck",
  "kind": "LinkedField",
  "name": "realityCheck",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "intervalMinutes"
    },
    {
      "kind": "ScalarField",
      "name": "choices"
    },
    {
      "kind": "ScalarField",
      "name": "canBeOff"
    }
  ]
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "RealityCheckScreenQuery",
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
    "name": "RealityCheckScreenQuery",
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
    "id": "638a5138658d8ffab8654608c89f423010b496f9816b37dd3c65250d77a8915c",
    "metadata": {},
    "name": "RealityCheckScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "92b893ee9bbfed70555905d6d3e875f8";

export default node;
