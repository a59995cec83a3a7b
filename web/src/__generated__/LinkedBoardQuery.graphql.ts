/**
 * @generated SignedSource<<082d0abf03fed363fe2b3bfd5fbe1028>>
 * @relayHash 66606357912d40f6e9c6de511d9f131b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 708e6576e37a55c979f0e597b337b620018868f57f36a4d63d77fb9717e3b2fd

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AnnouncementKind = "BANNER" | "HEADLINE" | "PLAYER" | "POPUP" | "PROMOTION" | "%future added value";
export type LinkedBoardQuery$variables = {
  hasId: boolean;
  id: string;
  kinds?: ReadonlyArray<AnnouncementKind> | null;
};
export type LinkedBoardQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AnnouncementBoard_query">;
};
export type LinkedBoardQuery = {
  response: LinkedBoardQuery$data;
  variables: LinkedBoardQuery$variables;
};

import Pagination_page$normalization_graphql from './Pagination_page$normalization.graphql';
import Picture_image$normalization_graphql from './Picture_image$normalization.graphql';

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "kinds"
},
v3 = {
  "kind": "Variable",
  "name": "id",
  "variableName": "id"
},
v4 = {
  "kind": "Variable",
  "name": "kinds",
  "variableName": "kinds"
},
v5 = {
  "kind": "ScalarField",
  "name": "id"
},
v6 = {
  "kind": "ScalarField",
  "name": "title"
},
v7 = {
  "kind": "ScalarField",
  "name": "publishedAt"
},
v8 = {
  "kind": "ScalarField",
  "name": "content"
},
v9 = {
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
v10 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "LinkedBoardQuery",
    "selections": [
      {
        "args": [
          {
            "kind": "Variable",
            "name": "hasId",
            "variableName": "hasId"
          },
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "kind": "FragmentSpread",
        "name": "AnnouncementBoard_query"
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "LinkedBoardQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "args": [
              {
                "kind": "Literal",
                "name": "first",
                "value": 9
              },
              (v4/*:: as any*/)
            ],
            "concreteType": "AnnouncementConnection",
            "kind": "LinkedField",
            "name": "announcements",
            "plural": false,
            "selections": [
              {
                "concreteType": "AnnouncementEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "concreteType": "Announcement",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v5/*:: as any*/),
                      (v6/*:: as any*/),
                      (v7/*:: as any*/),
                      (v8/*:: as any*/),
                      (v9/*:: as any*/),
                      (v10/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "isPinned"
                      }
                    ]
                  }
                ]
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "fragment": Pagination_page$normalization_graphql,
                    "kind": "FragmentSpread"
                  }
                ],
                "type": "Page",
                "abstractKey": "__isPage"
              }
            ]
          },
          (v5/*:: as any*/)
        ]
      },
      {
        "condition": "hasId",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "linked",
            "args": [
              (v3/*:: as any*/)
            ],
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "__typename"
              },
              (v5/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/)
                ],
                "type": "Announcement"
              }
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "708e6576e37a55c979f0e597b337b620018868f57f36a4d63d77fb9717e3b2fd",
    "metadata": {},
    "name": "LinkedBoardQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "977dfabb60e373c3e689fa9385c6fc03";

export default node;
