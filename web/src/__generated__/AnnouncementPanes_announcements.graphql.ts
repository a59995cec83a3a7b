/**
 * @generated SignedSource<<d1e16c0eff786aac073f562b1068c722>>
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
  "metadata": null,
  "name": "AnnouncementPanes_announcements",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Pagination_page"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AnnouncementEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Announcement",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "AnnouncementDetail_announcement"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AnnouncementList_announcements"
    }
  ],
  "type": "AnnouncementConnection",
  "abstractKey": null
};

(node as any).hash = "f758ed3d2a31efad32a9c793b37e647e";

export default node;
