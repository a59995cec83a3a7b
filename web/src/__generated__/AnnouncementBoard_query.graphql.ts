/**
 * @generated SignedSource<<06e08fd651a6a2d0cc7a18cc948baa15>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AnnouncementBoard_query$data = {
  readonly linked?: {
    readonly detail?: {
      readonly " $fragmentSpreads": FragmentRefs<"AnnouncementDetail_announcement">;
    } | null;
    readonly id?: string;
  } | null;
  readonly site: {
    readonly announcements: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
        };
      }>;
      readonly " $fragmentSpreads": FragmentRefs<"AnnouncementPanes_announcements">;
    };
  };
  readonly " $fragmentType": "AnnouncementBoard_query";
};
export type AnnouncementBoard_query$key = {
  readonly " $data"?: AnnouncementBoard_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnnouncementBoard_query">;
};

import AnnouncementBoardRefetchQuery_graphql from './AnnouncementBoardRefetchQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "argumentDefinitions": [
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
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "fragmentPathInResult": [],
      "operation": AnnouncementBoardRefetchQuery_graphql
    },
    "throwOnFieldError": true
  },
  "name": "AnnouncementBoard_query",
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
              "kind": "Variable",
              "name": "after",
              "variableName": "after"
            },
            {
              "kind": "Variable",
              "name": "first",
              "variableName": "first"
            },
            {
              "kind": "Variable",
              "name": "kinds",
              "variableName": "kinds"
            }
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
                    (v0/*:: as any*/)
                  ]
                }
              ]
            },
            {
              "kind": "FragmentSpread",
              "name": "AnnouncementPanes_announcements"
            }
          ]
        }
      ]
    },
    {
      "condition": "hasId",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": "linked",
            "args": [
              {
                "kind": "Variable",
                "name": "id",
                "variableName": "id"
              }
            ],
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              {
                "kind": "InlineFragment",
                "selections": [
                  (v0/*:: as any*/),
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
          },
          "to": "NULL"
        }
      ]
    }
  ],
  "type": "Query"
};
})();

(node as any).hash = "af83e96e7981416d9f794364d26038e0";

export default node;
