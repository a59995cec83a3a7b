/**
 * @generated SignedSource<<3d7ebbb8a70d3b70c369bdc0432e3657>>
 * @relayHash 01ca2e87566108a3d0bd84b3db6011ea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 270dbe24573fe329961894633c86168cdd3fc23cb5850aec9414e86e90b58ce3

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SubAccountsScreenQuery$variables = Record<PropertyKey, never>;
export type SubAccountsScreenQuery$data = {
  readonly viewer: {
    readonly agent: {
      readonly " $fragmentSpreads": FragmentRefs<"SubAccountsScreen_agent">;
    } | null;
  };
};
export type SubAccountsScreenQuery = {
  response: SubAccountsScreenQuery$data;
  variables: SubAccountsScreenQuery$variables;
};

import SubAccountsScreen_agent$normalization_graphql from './SubAccountsScreen_agent$normalization.graphql';

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "SubAccountsScreenQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "concreteType": "Agent",
            "kind": "LinkedField",
            "name": "agent",
            "plural": false,
            "selections": [
              {
                "kind": "FragmentSpread",
                "name": "SubAccountsScreen_agent"
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
    "name": "SubAccountsScreenQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "concreteType": "Agent",
            "kind": "LinkedField",
            "name": "agent",
            "plural": false,
            "selections": [
              {
                "fragment": SubAccountsScreen_agent$normalization_graphql,
                "kind": "FragmentSpread"
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
    "id": "270dbe24573fe329961894633c86168cdd3fc23cb5850aec9414e86e90b58ce3",
    "metadata": {},
    "name": "SubAccountsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "2389c84f31ebc30521b406f06d1e8b6b";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
