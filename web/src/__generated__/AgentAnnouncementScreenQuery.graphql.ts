/**
 * @generated SignedSource<<8a4a010b1813cf71b7351c63f33b7615>>
 * @relayHash ce38ad73e8ddab9dbd1a349eabdecbe2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a3dae076a5f39b6f0d2e0b593dcdf72731bd9ae828cf9b520d2236d56548f42a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type AgentAnnouncementScreenQuery$variables = {
  after?: string | null;
};
export type AgentAnnouncementScreenQuery$data = {
  readonly viewer: {
    readonly agent: {
      readonly page: Result<{
        readonly " $fragmentSpreads": FragmentRefs<"AnnouncementPanes_announcements">;
      }, unknown>;
    } | null;
  };
};
export type AgentAnnouncementScreenQuery = {
  response: AgentAnnouncementScreenQuery$data;
  variables: AgentAnnouncementScreenQuery$variables;
};

import Pagination_page$normalization_graphql from './Pagination_page$normalization.graphql';
import Picture_image$normalization_graphql from './Picture_image$normalization.graphql';

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "after"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "after"
  },
  {
    "kind": "Literal",
    "name": "first",
    "value": 9
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "AgentAnnouncementScreenQuery",
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
                "kind": "CatchField",
                "field": {
                  "alias": "page",
                  "args": (v1/*:: as any*/),
                  "concreteType": "AnnouncementConnection",
                  "kind": "LinkedField",
                  "name": "announcements",
                  "plural": false,
                  "selections": [
                    {
                      "kind": "FragmentSpread",
                      "name": "AnnouncementPanes_announcements"
                    }
                  ]
                },
                "to": "RESULT"
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AgentAnnouncementScreenQuery",
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
                "alias": "page",
                "args": (v1/*:: as any*/),
                "concreteType": "AnnouncementConnection",
                "kind": "LinkedField",
                "name": "announcements",
                "plural": false,
                "selections": [
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
                  },
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
                          (v2/*:: as any*/),
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
                          },
                          {
                            "kind": "ScalarField",
                            "name": "isPinned"
                          }
                        ]
                      }
                    ]
                  }
                ]
              },
              (v2/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "a3dae076a5f39b6f0d2e0b593dcdf72731bd9ae828cf9b520d2236d56548f42a",
    "metadata": {},
    "name": "AgentAnnouncementScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "35709deb3f85392060ca5120cc45b140";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
