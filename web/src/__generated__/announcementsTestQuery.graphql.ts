/**
 * @generated SignedSource<<f5ee5f0bb89c27502a3348f91622255a>>
 * @relayHash 0da8a15e83ebb3ee01b4b347e84c6fdc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ec150b77dbef30b27b1d2f68b6b04c378108b9e8b4d9bdc65bcdcbd384837857

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type announcementsTestQuery$variables = Record<PropertyKey, never>;
export type announcementsTestQuery$data = {
  readonly site: {
    readonly " $fragmentSpreads": FragmentRefs<"AnnouncementTicker_site" | "PopupAnnouncement_site">;
  };
};
export type announcementsTestQuery = {
  response: announcementsTestQuery$data;
  variables: announcementsTestQuery$variables;
};

import Picture_image$normalization_graphql from './Picture_image$normalization.graphql';

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "id"
},
v1 = {
  "kind": "ScalarField",
  "name": "title"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "announcementsTestQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "AnnouncementTicker_site"
          },
          {
            "kind": "FragmentSpread",
            "name": "PopupAnnouncement_site"
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
    "name": "announcementsTestQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "alias": "headlines",
            "args": [
              {
                "kind": "Literal",
                "name": "first",
                "value": 10
              },
              {
                "kind": "Literal",
                "name": "kinds",
                "value": [
                  "HEADLINE"
                ]
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
                      (v0/*:: as any*/),
                      (v1/*:: as any*/)
                    ]
                  }
                ]
              }
            ],
            "storageKey": "announcements(first:10,kinds:[\"HEADLINE\"])"
          },
          {
            "alias": "popups",
            "args": [
              {
                "kind": "Literal",
                "name": "first",
                "value": 5
              },
              {
                "kind": "Literal",
                "name": "kinds",
                "value": [
                  "POPUP"
                ]
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
                      (v0/*:: as any*/),
                      (v1/*:: as any*/),
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
                    ]
                  }
                ]
              }
            ],
            "storageKey": "announcements(first:5,kinds:[\"POPUP\"])"
          },
          (v0/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "ec150b77dbef30b27b1d2f68b6b04c378108b9e8b4d9bdc65bcdcbd384837857",
    "metadata": {},
    "name": "announcementsTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c6c57fc9c2cbdc128f816fdb857b910c";

export default node;
