/**
 * @generated SignedSource<<fbb76c97029dae7dc4112bfda2dc690c>>
 * @relayHash 3a9a5c4ba3e3b5ee77de4c3ab2ab089e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID be4985981cf7ce0037048f1199434fde5e5ac2cea5a639c54f5069a7a18c28a3

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AnnouncementKind = "BANNER" | "HEADLINE" | "PLAYER" | "POPUP" | "PROMOTION" | "%future added value";
export type AnnouncementBoardRefetchQuery$variables = {
  after?: string | null;
  first?: number | null;
  hasId: boolean;
  id: string;
  kinds?: ReadonlyArray<AnnouncementKind> | null;
};
export type AnnouncementBoardRefetchQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AnnouncementBoard_query">;
};
export type AnnouncementBoardRefetchQuery = {
  response: AnnouncementBoardRefetchQuery$data;
  variables: AnnouncementBoardRefetchQuery$variables;
};

import Pagination_page$normalization_graphql from './Pagination_page$normalization.graphql';
import Picture_image$normalization_graphql from './Picture_image$normalization.graphql';

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "after"
  },
  {
    "defaultValue": 9,
    "kind": "LocalArgument",
    "name": "first"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "hasId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "kinds"
  }
],
v1 = {
  "kind": "Variable",
  "name": "after",
  "variableName": "after"
},
v2 = {
  "kind": "Variable",
  "name": "first",
  "variableName": "first"
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "AnnouncementBoardRefetchQuery",
    "selections": [
      {
        "args": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AnnouncementBoardRefetchQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "args": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
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
    "id": "be4985981cf7ce0037048f1199434fde5e5ac2cea5a639c54f5069a7a18c28a3",
    "metadata": {},
    "name": "AnnouncementBoardRefetchQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "af83e96e7981416d9f794364d26038e0";

export default node;
