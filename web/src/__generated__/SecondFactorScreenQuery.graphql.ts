/**
 * @generated SignedSource<<8d92124f6654bb41632f48efff1c8d5e>>
 * @relayHash b2e8cb3528d4994ad38ffb03bfe32eba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c41fc98c189a7c5dba5cc6682d64dddf15f05bb4a94f63a70a4b4d982009849e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SecondFactorScreenQuery$variables = Record<PropertyKey, never>;
export type SecondFactorScreenQuery$data = {
  readonly viewer: {
    readonly member: {
      readonly " $fragmentSpreads": FragmentRefs<"SecondFactorScreen_member">;
    } | null;
  };
};
export type SecondFactorScreenQuery = {
  response: SecondFactorScreenQuery$data;
  variables: SecondFactorScreenQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "SecondFactorScreenQuery",
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
                "name": "SecondFactorScreen_member"
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
    "name": "SecondFactorScreenQuery",
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
                    "concreteType": "SecondFactor",
                    "kind": "LinkedField",
                    "name": "secondFactor",
                    "plural": false,
                    "selections": [
                      {
                        "kind": "ScalarField",
                        "name": "enabledAt"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "recoveryCodesLeft"
                      }
                    ]
                  }
                ]
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
    "id": "c41fc98c189a7c5dba5cc6682d64dddf15f05bb4a94f63a70a4b4d982009849e",
    "metadata": {},
    "name": "SecondFactorScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "2651b9d48bcbe624db8523d82ac0cfa8";

export default node;
