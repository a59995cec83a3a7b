/**
 * @generated SignedSource<<8470fb74bf1919d34228bcaf090c6f52>>
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
  "alias": null,
  "args": null,
  "concreteType": "PointBalance",
  "kind": "LinkedField",
  "name": "points",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
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
    "name": "RedeemDialogQuery",
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
    "name": "RedeemDialogQuery",
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
