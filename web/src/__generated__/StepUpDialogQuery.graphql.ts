/**
 * @generated SignedSource<<e880e577907a573076c7baf3b74c5cd1>>
 * @relayHash fda0ff5740fa8bdebb332ac9c812a349
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bdfc28bdf4a393f50607fb60e79e92f29b7e4ce7a4187e0d36ccac3abc754096

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StepUpDialogQuery$variables = Record<PropertyKey, never>;
export type StepUpDialogQuery$data = {
  readonly viewer: {
    readonly member: {
      readonly " $fragmentSpreads": FragmentRefs<"StepUpForm_member">;
    } | null;
  };
};
export type StepUpDialogQuery = {
  response: StepUpDialogQuery$data;
  variables: StepUpDialogQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "StepUpDialogQuery",
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
                "name": "StepUpForm_member"
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
    "name": "StepUpDialogQuery",
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
                "kind": "ScalarField",
                "name": "username"
              },
              {
                "concreteType": "AccountSecurity",
                "kind": "LinkedField",
                "name": "security",
                "plural": false,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "stepUpMethods"
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
    "id": "bdfc28bdf4a393f50607fb60e79e92f29b7e4ce7a4187e0d36ccac3abc754096",
    "metadata": {},
    "name": "StepUpDialogQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "cb66db5c7a9c4e3f7a1404ae6bc6cca3";

export default node;
