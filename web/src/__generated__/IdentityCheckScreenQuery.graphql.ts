/**
 * @generated SignedSource<<a893c3b73521beb0104f1114a8484eae>>
 * @relayHash 5a13f68d9289a8bbacd22d2e582ea774
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 70647129011c3a30c722d76619e7b4d78966538811492398890535938ff52054

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IdentityCheckScreenQuery$variables = Record<PropertyKey, never>;
export type IdentityCheckScreenQuery$data = {
  readonly viewer: {
    readonly member: {
      readonly " $fragmentSpreads": FragmentRefs<"IdentityCheckScreen_member">;
    } | null;
  };
};
export type IdentityCheckScreenQuery = {
  response: IdentityCheckScreenQuery$data;
  variables: IdentityCheckScreenQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "IdentityCheckScreenQuery",
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
                "name": "IdentityCheckScreen_member"
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
    "name": "IdentityCheckScreenQuery",
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
                "concreteType": "IdentityCheck",
                "kind": "LinkedField",
                "name": "identityCheck",
                "plural": false,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "status"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "reason"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "isRequired"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "acceptedKinds"
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
    "id": "70647129011c3a30c722d76619e7b4d78966538811492398890535938ff52054",
    "metadata": {},
    "name": "IdentityCheckScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "23b6334d6a82f5b612d6e9674d7d745b";

export default node;
