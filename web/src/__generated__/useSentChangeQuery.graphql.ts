/**
 * @generated SignedSource<<a3af893abcec219f57a68777646461a6>>
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
      "kind": "ScalarField",
      "name": "state"
    },
    {
      "kind": "ScalarField",
      "name": "kind"
    },
    {
      "kind": "ScalarField",
      "name": "recordId"
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "amount",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "amount"
        },
        {
          "kind": "ScalarField",
          "name": "currency"
        }
      ]
    }
  ]
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useSentChangeQuery",
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
    "name": "useSentChangeQuery",
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
