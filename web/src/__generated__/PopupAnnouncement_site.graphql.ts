/**
 * @generated SignedSource<<f97dca131a023310e5c37931f7ce5645>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PopupAnnouncement_site$data = {
  readonly popups: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly title: string;
        readonly " $fragmentSpreads": FragmentRefs<"AnnouncementText_announcement">;
      };
    }>;
  } | null;
  readonly " $fragmentType": "PopupAnnouncement_site";
};
export type PopupAnnouncement_site$key = {
  readonly " $data"?: PopupAnnouncement_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"PopupAnnouncement_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "PopupAnnouncement_site",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
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
                  {
                    "kind": "ScalarField",
                    "name": "id"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "title"
                  },
                  {
                    "kind": "FragmentSpread",
                    "name": "AnnouncementText_announcement"
                  }
                ]
              }
            ]
          }
        ],
        "storageKey": "announcements(first:5,kinds:[\"POPUP\"])"
      },
      "to": "NULL"
    }
  ],
  "type": "Site"
};

(node as any).hash = "40ac9cdb18c8f4e593d66899459d362e";

export default node;
