/**
 * @generated SignedSource<<b0c47de56011af182246d036548e6f92>>
 * @relayHash ae50174e3c212123bccdcf8fafc14891
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e44e6279b2a5c89361c9af43d0c635a320a51590a27b821f0aaba7eea46fc477

import type { ConcreteRequest } from 'relay-runtime';
export type EmptyReportQuery$variables = Record<PropertyKey, never>;
export type EmptyReportQuery$data = {
  readonly viewer: {
    readonly agent: {
      readonly downline: {
        readonly totalCount: number;
      };
    } | null;
  };
};
export type EmptyReportQuery = {
  response: EmptyReportQuery$data;
  variables: EmptyReportQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 1
    }
  ],
  "concreteType": "DownlineConnection",
  "kind": "LinkedField",
  "name": "downline",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "totalCount"
    }
  ],
  "storageKey": "downline(first:1)"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "EmptyReportQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "concreteType": "Agent",
            "kind": "LinkedField",
            "name": "agent",
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
    "name": "EmptyReportQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "concreteType": "Agent",
            "kind": "LinkedField",
            "name": "agent",
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
    "id": "e44e6279b2a5c89361c9af43d0c635a320a51590a27b821f0aaba7eea46fc477",
    "metadata": {},
    "name": "EmptyReportQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "00dadf22061b82bd2ba7b705f49f1682";

export default node;
