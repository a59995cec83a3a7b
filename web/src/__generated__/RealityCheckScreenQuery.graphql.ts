/**
 * @generated SignedSource<<16ea9d2b8dfc33e8b571efbd95af119e>>
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
  "alias": null,
  "args": null,
  "concreteType": "RealityCheck",
  "kind": "LinkedField",
  "name": "realityCheck",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "intervalMinutes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "choices",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canBeOff",
      "storageKey": null
    }
  ],
  "storageKey": null
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
    "name": "RealityCheckScreenQuery",
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
