/**
 * @generated SignedSource<<5949cbeb5c7f54e9c51cd26d3e17f672>>
 * @relayHash d90c1c76c4274c93ab6036fe4b6aa8d2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 09eecc19b28d8d442d92727981ae575d7598da2be0ce5a73f4c2335ef6b601ad

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FreeSpinsSectionQuery$variables = Record<PropertyKey, never>;
export type FreeSpinsSectionQuery$data = {
  readonly viewer: {
    readonly member: {
      readonly " $fragmentSpreads": FragmentRefs<"FreeSpinsList_member">;
    } | null;
  };
};
export type FreeSpinsSectionQuery = {
  response: FreeSpinsSectionQuery$data;
  variables: FreeSpinsSectionQuery$variables;
};

import FreeSpinsCard_freeSpins$normalization_graphql from './FreeSpinsCard_freeSpins$normalization.graphql';

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 5
  }
],
v1 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "FreeSpinsSectionQuery",
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
                "name": "FreeSpinsList_member"
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
    "name": "FreeSpinsSectionQuery",
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
                "args": (v0/*:: as any*/),
                "concreteType": "FreeSpinsConnection",
                "kind": "LinkedField",
                "name": "freeSpins",
                "plural": false,
                "selections": [
                  {
                    "concreteType": "FreeSpinsEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "concreteType": "FreeSpins",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v1/*:: as any*/),
                          {
                            "fragment": FreeSpinsCard_freeSpins$normalization_graphql,
                            "kind": "FragmentSpread"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "__typename"
                          }
                        ]
                      },
                      {
                        "kind": "ScalarField",
                        "name": "cursor"
                      }
                    ]
                  },
                  {
                    "concreteType": "PageInfo",
                    "kind": "LinkedField",
                    "name": "pageInfo",
                    "plural": false,
                    "selections": [
                      {
                        "kind": "ScalarField",
                        "name": "endCursor"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "hasNextPage"
                      }
                    ]
                  }
                ],
                "storageKey": "freeSpins(first:5)"
              },
              {
                "args": (v0/*:: as any*/),
                "handle": "connection",
                "key": "FreeSpinsList_freeSpins",
                "kind": "LinkedHandle",
                "name": "freeSpins"
              },
              (v1/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "09eecc19b28d8d442d92727981ae575d7598da2be0ce5a73f4c2335ef6b601ad",
    "metadata": {},
    "name": "FreeSpinsSectionQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "609936aa722a5054270e38ca33f21667";

export default node;
