/**
 * @generated SignedSource<<ffeb491d9c464b5bc5464fa8158789dc>>
 * @relayHash 9c72c0afe0f9722919f9178c676064c2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 99cc18b8d37bd51a9cf9c1bb5307ba3b997ac4487543ae5720b071c93cd552de

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PictureTestQuery$variables = {
  id: string;
};
export type PictureTestQuery$data = {
  readonly node: {
    readonly icon?: {
      readonly " $fragmentSpreads": FragmentRefs<"Picture_image">;
    };
  } | null;
};
export type PictureTestQuery = {
  response: PictureTestQuery$data;
  variables: PictureTestQuery$variables;
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
    "name": "PictureTestQuery",
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
                "concreteType": "Image",
                "kind": "LinkedField",
                "name": "icon",
                "plural": false,
                "selections": [
                  {
                    "kind": "FragmentSpread",
                    "name": "Picture_image"
                  }
                ]
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
    "name": "PictureTestQuery",
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
    "id": "99cc18b8d37bd51a9cf9c1bb5307ba3b997ac4487543ae5720b071c93cd552de",
    "metadata": {},
    "name": "PictureTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9a5c37ccb95aa61e77cc354a9584f42d";

export default node;
