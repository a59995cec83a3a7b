/**
 * @generated SignedSource<<a11c7a65968a128b59f4c4bf19268aa0>>
 * @relayHash a18a3fb8ea4755b7107e435f680c578e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 44220e170e1047d1e90341a657ab1eb46bd2f4d3c00adc395d02390e9a696baf

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LinkedNewsQuery$variables = {
  id: string;
};
export type LinkedNewsQuery$data = {
  readonly node: {
    readonly detail?: {
      readonly " $fragmentSpreads": FragmentRefs<"AnnouncementDetail_announcement">;
    } | null;
  } | null;
};
export type LinkedNewsQuery = {
  response: LinkedNewsQuery$data;
  variables: LinkedNewsQuery$variables;
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
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "LinkedNewsQuery",
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
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "kind": "FragmentSpread",
                      "name": "AnnouncementDetail_announcement"
                    }
                  ],
                  "type": "Announcement"
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "detail"
              }
            ],
            "type": "Announcement"
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
    "name": "LinkedNewsQuery",
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
                "name": "title"
              },
              {
                "kind": "ScalarField",
                "name": "publishedAt"
              },
              {
                "kind": "ScalarField",
                "name": "content"
              },
              {
                "concreteType": "Image",
                "kind": "LinkedField",
                "name": "image",
                "plural": false,
                "selections": [
                  {
                    "fragment": Picture_image$normalization_graphql,
                    "kind": "FragmentSpread"
                  }
                ]
              },
              {
                "concreteType": "Linkage",
                "kind": "LinkedField",
                "name": "linkage",
                "plural": false,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "kind"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "target"
                  }
                ]
              }
            ],
            "type": "Announcement"
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
    "id": "44220e170e1047d1e90341a657ab1eb46bd2f4d3c00adc395d02390e9a696baf",
    "metadata": {},
    "name": "LinkedNewsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d0d1f86b5e5b683b2ef1b872f1c50f0f";

export default node;
