/**
 * @generated SignedSource<<d0f04721633b63642194178050e2b752>>
 * @relayHash f85e32e7ffde613c5beac5bb87b10409
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 42bbfa9c8ca339d28cfc7ea1bfff329e0d517831784621158e3a605ca807ff6d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SavedFiltersQuery$variables = Record<PropertyKey, never>;
export type SavedFiltersQuery$data = {
  readonly viewer: {
    readonly agent: {
      readonly " $fragmentSpreads": FragmentRefs<"SavedFilterList_agent">;
    } | null;
  };
};
export type SavedFiltersQuery = {
  response: SavedFiltersQuery$data;
  variables: SavedFiltersQuery$variables;
};

import SavedFilterList_agent$normalization_graphql from './SavedFilterList_agent$normalization.graphql';

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "SavedFiltersQuery",
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
                "name": "SavedFilterList_agent"
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
    "name": "SavedFiltersQuery",
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
                "fragment": SavedFilterList_agent$normalization_graphql,
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
    "id": "42bbfa9c8ca339d28cfc7ea1bfff329e0d517831784621158e3a605ca807ff6d",
    "metadata": {},
    "name": "SavedFiltersQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "074456d44f5d703765c389091de00916";

export default node;
