/**
 * @generated SignedSource<<02cacd612dca21c53e34c40f80ea5d52>>
 * @relayHash b0f786104baff3127a87c42b337b1f42
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 09a138a6e78ee53c48c0d1d25dd47985a23b52b8afc5634293aa7d9d58737c38

import type { ConcreteRequest } from 'relay-runtime';
export type FirstDepositQuery$variables = Record<PropertyKey, never>;
export type FirstDepositQuery$data = {
  readonly viewer: {
    readonly member: {
      readonly personalProfit: {
        readonly netDepositsLifetime: {
          readonly amount: string;
        };
      } | null;
    } | null;
  };
};
export type FirstDepositQuery = {
  response: FirstDepositQuery$data;
  variables: FirstDepositQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "args": [
    {
      "kind": "Literal",
      "name": "filter",
      "value": {
        "period": {
          "preset": "TODAY"
        }
      }
    }
  ],
  "concreteType": "PersonalProfit",
  "kind": "LinkedField",
  "name": "personalProfit",
  "plural": false,
  "selections": [
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "netDepositsLifetime",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "amount"
        }
      ]
    }
  ],
  "storageKey": "personalProfit(filter:{\"period\":{\"preset\":\"TODAY\"}})"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "FirstDepositQuery",
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
              {
                "kind": "CatchField",
                "field": (v0/*:: as any*/),
                "to": "NULL"
              }
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
    "name": "FirstDepositQuery",
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
    "id": "09a138a6e78ee53c48c0d1d25dd47985a23b52b8afc5634293aa7d9d58737c38",
    "metadata": {},
    "name": "FirstDepositQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f227b12a0e1ddb5a05106fffa007a5b0";

export default node;
