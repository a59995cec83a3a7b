/**
 * @generated SignedSource<<68c0893de981563799a3a50616bf1fa6>>
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
  "kind": "ScalarField",
  "name": "id"
},
v1 = {
  "kind": "ScalarField",
  "name": "title"
},
v2 = {
  "kind": "ScalarField",
  "name": "kind"
},
v3 = {
  "kind": "ScalarField",
  "name": "isPinned"
},
v4 = {
  "kind": "ScalarField",
  "name": "publishedAt"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "useAnnouncementArrivalsSubscription",
    "selections": [
      {
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
            "kind": "FragmentSpread",
            "name": "AnnouncementDetail_announcement"
          }
        ]
      }
    ],
    "type": "Subscription"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useAnnouncementArrivalsSubscription",
    "selections": [
      {
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
              (v2/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "target"
              }
            ]
          }
        ]
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
