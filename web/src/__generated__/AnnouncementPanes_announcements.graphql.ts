/**
 * @generated SignedSource<<26e35b07ed321a90f86666fc0787fc91>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AnnouncementPanes_announcements$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"AnnouncementDetail_announcement">;
    };
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"AnnouncementList_announcements" | "Pagination_page">;
  readonly " $fragmentType": "AnnouncementPanes_announcements";
};
export type AnnouncementPanes_announcements$key = {
  readonly " $data"?: AnnouncementPanes_announcements$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnnouncementPanes_announcements">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "AnnouncementPanes_announcements",
  "selections": [
    {
      "kind": "FragmentSpread",
      "name": "Pagination_page"
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
            {
              "kind": "ScalarField",
              "name": "id"
            },
            {
              "kind": "FragmentSpread",
              "name": "AnnouncementDetail_announcement"
            }
          ]
        }
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "AnnouncementList_announcements"
    }
  ],
  "type": "AnnouncementConnection"
};

(node as any).hash = "f758ed3d2a31efad32a9c793b37e647e";

export default node;
