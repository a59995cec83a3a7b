/**
 * @generated SignedSource<<0f87160b2505bc72a5610451cf74aa77>>
 * @relayHash d3279fd06d3c7b0fb9329c7d88bcdbd4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 188cb962de5b50fc3f305cc70b88f5bb4c698def7f55fdf5b9e32a07e25fd5ac

import type { ConcreteRequest } from 'relay-runtime';
export type SessionListQuery$variables = Record<PropertyKey, never>;
export type SessionListQuery$data = {
  readonly viewer: {
    readonly member: {
      readonly id: string;
      readonly sessions: ReadonlyArray<{
        readonly country: string | null;
        readonly device: string | null;
        readonly id: string;
        readonly isCurrent: boolean;
        readonly lastSeenAt: string | null;
        readonly maskedAddress: string | null;
        readonly startedAt: string;
      }>;
    } | null;
  };
};
export type SessionListQuery = {
  response: SessionListQuery$data;
  variables: SessionListQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "id"
},
v1 = [
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
            "concreteType": "Session",
            "kind": "LinkedField",
            "name": "sessions",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "startedAt"
              },
              {
                "kind": "ScalarField",
                "name": "lastSeenAt"
              },
              {
                "kind": "ScalarField",
                "name": "device"
              },
              {
                "kind": "ScalarField",
                "name": "maskedAddress"
              },
              {
                "kind": "ScalarField",
                "name": "country"
              },
              {
                "kind": "ScalarField",
                "name": "isCurrent"
              }
            ]
          }
        ]
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "SessionListQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SessionListQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "188cb962de5b50fc3f305cc70b88f5bb4c698def7f55fdf5b9e32a07e25fd5ac",
    "metadata": {},
    "name": "SessionListQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "330bbac2a41085c049472206e10ddc7f";

export default node;
