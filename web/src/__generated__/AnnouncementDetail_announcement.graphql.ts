/**
 * @generated SignedSource<<97226618fa27ab415a3a3b0d5f238c75>>
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
  "metadata": null,
  "name": "AnnouncementDetail_announcement",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "publishedAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AnnouncementText_announcement"
    }
  ],
  "type": "Announcement",
  "abstractKey": null
};

(node as any).hash = "a29ac28fbc190388cbcd216e5b8ebeb8";

export default node;
