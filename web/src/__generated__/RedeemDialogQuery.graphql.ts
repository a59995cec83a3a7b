/**
 * @generated SignedSource<<d6b0af89a2f9a7af7ca176452eb158e1>>
 * @relayHash c1cff4b9ef9cd563614fcbea83d59d6b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 94dc3bfcf6c2d463512b63085008cef1545182dfde0763b0d0d7bf94eed20b96

import type { ConcreteRequest } from 'relay-runtime';
export type RedeemDialogQuery$variables = Record<PropertyKey, never>;
export type RedeemDialogQuery$data = {
  readonly viewer: {
    readonly member: {
      readonly points: {
        readonly total: number;
      } | null;
    } | null;
  };
};
export type RedeemDialogQuery = {
  response: RedeemDialogQuery$data;
  variables: RedeemDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "concreteType": "PointBalance",
  "kind": "LinkedField",
  "name": "points",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "total"
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
    "name": "RedeemDialogQuery",
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
    "name": "RedeemDialogQuery",
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
    "id": "94dc3bfcf6c2d463512b63085008cef1545182dfde0763b0d0d7bf94eed20b96",
    "metadata": {},
    "name": "RedeemDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "648860e700e4d4ace80318e538e81ceb";

export default node;
