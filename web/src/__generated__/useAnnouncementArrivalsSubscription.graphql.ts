/**
 * @generated SignedSource<<4190f8cdfa352f50b94a9a3387eb2a8e>>
 * @relayHash d0f43d841cedd81a95f48248f2fa39b4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4a5386749e43cfe1a76565416aabca8802b09d487fd21161f167db48d346869d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AnnouncementKind = "BANNER" | "HEADLINE" | "PLAYER" | "POPUP" | "PROMOTION" | "%future added value";
export type useAnnouncementArrivalsSubscription$variables = Record<PropertyKey, never>;
export type useAnnouncementArrivalsSubscription$data = {
  readonly announcementPublished: {
    readonly id: string;
    readonly isPinned: boolean;
    readonly kind: AnnouncementKind;
    readonly publishedAt: string;
    readonly title: string;
    readonly " $fragmentSpreads": FragmentRefs<"AnnouncementDetail_announcement">;
  };
};
export type useAnnouncementArrivalsSubscription = {
  response: useAnnouncementArrivalsSubscription$data;
  variables: useAnnouncementArrivalsSubscription$variables;
};

import Picture_image$normalization_graphql from './Picture_image$normalization.graphql';

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isPinned",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "publishedAt",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useAnnouncementArrivalsSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Announcement",
        "kind": "LinkedField",
        "name": "announcementPublished",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "AnnouncementDetail_announcement"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useAnnouncementArrivalsSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Announcement",
        "kind": "LinkedField",
        "name": "announcementPublished",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "content",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Image",
            "kind": "LinkedField",
            "name": "image",
            "plural": false,
            "selections": [
              {
                "args": null,
                "fragment": Picture_image$normalization_graphql,
                "kind": "FragmentSpread"
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Linkage",
            "kind": "LinkedField",
            "name": "linkage",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "target",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "4a5386749e43cfe1a76565416aabca8802b09d487fd21161f167db48d346869d",
    "metadata": {},
    "name": "useAnnouncementArrivalsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "41c0cc9366e3b4bb16d615f8446672c7";

export default node;
