/**
 * @generated SignedSource<<4612161c1fb3e341e2f729ec6bb40ae0>>
 * @relayHash 5b6b26aef5820e8549dffff2be2e74d8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d4a3d38d45029c5ef7adc3eb876fdb89b656c3ad3790537fa8fb2593896cb8d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PaymentPasswordScreenQuery$variables = Record<PropertyKey, never>;
export type PaymentPasswordScreenQuery$data = {
  readonly viewer: {
    readonly member: {
      readonly " $fragmentSpreads": FragmentRefs<"PaymentPasswordScreen_member">;
    } | null;
  };
};
export type PaymentPasswordScreenQuery = {
  response: PaymentPasswordScreenQuery$data;
  variables: PaymentPasswordScreenQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "PaymentPasswordScreenQuery",
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
                "kind": "FragmentSpread",
                "name": "PaymentPasswordScreen_member"
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
    "name": "PaymentPasswordScreenQuery",
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
                "concreteType": "AccountSecurity",
                "kind": "LinkedField",
                "name": "security",
                "plural": false,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "hasPaymentPassword"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "paymentPasswordLockedUntil"
                  }
                ]
              },
              {
                "kind": "ScalarField",
                "name": "maskedEmail"
              },
              {
                "kind": "ScalarField",
                "name": "maskedMobile"
              },
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
    "id": "6d4a3d38d45029c5ef7adc3eb876fdb89b656c3ad3790537fa8fb2593896cb8d",
    "metadata": {},
    "name": "PaymentPasswordScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "bbefc79920a0d5ae6bed26943cd08833";

export default node;
