/**
 * @generated SignedSource<<756b6f5252a2caeee329556dc81d8e54>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AnnouncementList_announcements$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly id: string;
      readonly isPinned: boolean;
      readonly publishedAt: string;
      readonly title: string;
    };
  }>;
  readonly " $fragmentType": "AnnouncementList_announcements";
};
export type AnnouncementList_announcements$key = {
  readonly " $data"?: AnnouncementList_announcements$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnnouncementList_announcements">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "AnnouncementList_announcements",
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
              "kind": "ScalarField",
              "name": "publishedAt"
            },
            {
              "kind": "ScalarField",
              "name": "isPinned"
            }
          ]
        }
      ]
    }
  ],
  "type": "AnnouncementConnection"
};

(node as any).hash = "778ad798f8aa0b6523daf51639038b72";

export default node;
