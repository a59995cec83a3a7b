/**
 * @generated SignedSource<<10d5140e0b19a1dc777b59b497a63c79>>
 * @relayHash b377d8010fa0c20f2bdbf8285f6f6a24
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 02178f0449acf58ca919330a603cb4c8719b38d9f1701eaa32dd14d5bd1bf165

import type { ConcreteRequest } from 'relay-runtime';
export type SentChangeKind = "CONVERSION" | "DEPOSIT" | "LOTTERY_ORDER" | "MEMBER_TRANSFER" | "REDEEM" | "TRANSFER" | "UNKNOWN" | "WITHDRAWAL" | "%future added value";
export type SentChangeState = "ARRIVED" | "IN_PROGRESS" | "UNKNOWN" | "%future added value";
export type useSentChangeQuery$variables = {
  idempotencyKey: string;
};
export type useSentChangeQuery$data = {
  readonly viewer: {
    readonly member: {
      readonly sentChange: {
        readonly amount: {
          readonly amount: string;
          readonly currency: string;
        } | null;
        readonly kind: SentChangeKind | null;
        readonly recordId: string | null;
        readonly state: SentChangeState;
      } | null;
    } | null;
  };
};
export type useSentChangeQuery = {
  response: useSentChangeQuery$data;
  variables: useSentChangeQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "idempotencyKey"
  }
],
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "idempotencyKey",
      "variableName": "idempotencyKey"
    }
  ],
  "concreteType": "SentChange",
  "kind": "LinkedField",
  "name": "sentChange",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recordId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "amount",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currency",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSentChangeQuery",
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
              (v1/*:: as any*/)
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSentChangeQuery",
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
    "id": "02178f0449acf58ca919330a603cb4c8719b38d9f1701eaa32dd14d5bd1bf165",
    "metadata": {},
    "name": "useSentChangeQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "537df7eb602c5ec1b3c0223c62d71683";

export default node;
