/**
 * @generated SignedSource<<8b27857039cd41bf9408e0b5997b0517>>
 * @relayHash 2836d29952046bbba295a604c3f32357
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 04be3c3e049979db707e7ca038aea0e80fa9b7a8cb19ec3e7a98308bd6fda354

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GamePreviewQuery$variables = {
  id: string;
};
export type GamePreviewQuery$data = {
  readonly node: {
    readonly detail?: {
      readonly preview: {
        readonly " $fragmentSpreads": FragmentRefs<"Picture_image">;
      } | null;
    } | null;
  } | null;
};
export type GamePreviewQuery = {
  response: GamePreviewQuery$data;
  variables: GamePreviewQuery$variables;
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
    "name": "GamePreviewQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "kind": "CatchField",
                "field": {
                  "concreteType": "GameDetail",
                  "kind": "LinkedField",
                  "name": "detail",
                  "plural": false,
                  "selections": [
                    {
                      "concreteType": "Image",
                      "kind": "LinkedField",
                      "name": "preview",
                      "plural": false,
                      "selections": [
                        {
                          "kind": "FragmentSpread",
                          "name": "Picture_image"
                        }
                      ]
                    }
                  ]
                },
                "to": "NULL"
              }
            ],
            "type": "Game"
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
    "name": "GamePreviewQuery",
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
                "concreteType": "GameDetail",
                "kind": "LinkedField",
                "name": "detail",
                "plural": false,
                "selections": [
                  {
                    "concreteType": "Image",
                    "kind": "LinkedField",
                    "name": "preview",
                    "plural": false,
                    "selections": [
                      {
                        "fragment": Picture_image$normalization_graphql,
                        "kind": "FragmentSpread"
                      }
                    ]
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
    "id": "04be3c3e049979db707e7ca038aea0e80fa9b7a8cb19ec3e7a98308bd6fda354",
    "metadata": {},
    "name": "GamePreviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3a773fdd825783af4d4d4cb8bfd9147b";

export default node;
