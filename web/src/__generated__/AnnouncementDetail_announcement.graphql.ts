/**
 * @generated SignedSource<<62db8b4c89f82abb578e41fb62eb62dd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AnnouncementDetail_announcement$data = {
  readonly publishedAt: string;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"AnnouncementText_announcement">;
  readonly " $fragmentType": "AnnouncementDetail_announcement";
};
export type AnnouncementDetail_announcement$key = {
  readonly " $data"?: AnnouncementDetail_announcement$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnnouncementDetail_announcement">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "AnnouncementDetail_announcement",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "title"
    },
    {
      "kind": "ScalarField",
      "name": "publishedAt"
    },
    {
      "kind": "FragmentSpread",
      "name": "AnnouncementText_announcement"
    }
  ],
  "type": "Announcement"
};

(node as any).hash = "a29ac28fbc190388cbcd216e5b8ebeb8";

export default node;
