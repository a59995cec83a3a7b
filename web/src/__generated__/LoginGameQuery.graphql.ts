/**
 * @generated SignedSource<<308a52cbd1e172fdca9987f2355f12ff>>
 * @relayHash d7398bab4ba37f5096780346e8306cd9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3a1bfb17264a75d02c5f12b6f808eeb578cf302a55c5347f95730080aed06f4d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LoginGameQuery$variables = {
  id: string;
};
export type LoginGameQuery$data = {
  readonly node: {
    readonly game: {
      readonly " $fragmentSpreads": FragmentRefs<"GameArtwork_game">;
    } | null;
  } | null;
};
export type LoginGameQuery = {
  response: LoginGameQuery$data;
  variables: LoginGameQuery$variables;
};

import Picture_image$normalization_graphql from './Picture_image$normalization.graphql';

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "LoginGameQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "FragmentSpread",
                  "name": "GameArtwork_game"
                }
              ],
              "type": "Game"
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "game"
          }
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LoginGameQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "__typename"
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "kind": "ScalarField",
                "name": "name"
              },
              {
                "concreteType": "Image",
                "kind": "LinkedField",
                "name": "icon",
                "plural": false,
                "selections": [
                  {
                    "fragment": Picture_image$normalization_graphql,
                    "kind": "FragmentSpread"
                  }
                ]
              }
            ],
            "type": "Game"
          },
          {
            "kind": "ScalarField",
            "name": "id"
          }
        ]
      }
    ]
  },
  "params": {
    "id": "3a1bfb17264a75d02c5f12b6f808eeb578cf302a55c5347f95730080aed06f4d",
    "metadata": {},
    "name": "LoginGameQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "885d30d0b381871d0b277edffba79491";

export default node;
