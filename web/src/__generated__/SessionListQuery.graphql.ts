/**
 * @generated SignedSource<<8faa675e0636228a2d2dae9e161b7bf2>>
 * @relayHash 530a5ebb2a32062d81380e636ccf75d4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c14fcddd612823f2e10fe8f8a144f097e37d4c3554157a53dc050df964853a22

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
        readonly ip: string | null;
        readonly isCurrent: boolean;
        readonly startedAt: string;
      }> | null;
    } | null;
  };
};
export type SessionListQuery = {
  response: SessionListQuery$data;
  variables: SessionListQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
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
            "concreteType": "Session",
            "kind": "LinkedField",
            "name": "sessions",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "startedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "device",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "ip",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "country",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isCurrent",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SessionListQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SessionListQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c14fcddd612823f2e10fe8f8a144f097e37d4c3554157a53dc050df964853a22",
    "metadata": {},
    "name": "SessionListQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "68fe102c19b3a4ec44be4be76f44260a";

export default node;
