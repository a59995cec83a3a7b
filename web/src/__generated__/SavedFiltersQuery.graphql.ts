/**
 * @generated SignedSource<<85dd3a334f8f78467a7368355a0f6780>>
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
            "concreteType": "Agent",
            "kind": "LinkedField",
            "name": "agent",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "SavedFilterList_agent"
              }
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
    "name": "SavedFiltersQuery",
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
            "concreteType": "Agent",
            "kind": "LinkedField",
            "name": "agent",
            "plural": false,
            "selections": [
              {
                "args": null,
                "fragment": SavedFilterList_agent$normalization_graphql,
                "kind": "FragmentSpread"
              },
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
    "id": "42bbfa9c8ca339d28cfc7ea1bfff329e0d517831784621158e3a605ca807ff6d",
    "metadata": {},
    "name": "SavedFiltersQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "074456d44f5d703765c389091de00916";

export default node;
