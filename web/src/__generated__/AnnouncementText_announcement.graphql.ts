/**
 * @generated SignedSource<<9459492c63cd72af9539a653e8df99b6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AnnouncementText_announcement$data = {
  readonly content: string;
  readonly image: {
    readonly " $fragmentSpreads": FragmentRefs<"Picture_image">;
  } | null;
  readonly linkage: {
    readonly " $fragmentSpreads": FragmentRefs<"LinkageLink_linkage">;
  } | null;
  readonly " $fragmentType": "AnnouncementText_announcement";
};
export type AnnouncementText_announcement$key = {
  readonly " $data"?: AnnouncementText_announcement$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnnouncementText_announcement">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "AnnouncementText_announcement",
  "selections": [
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
          "kind": "FragmentSpread",
          "name": "Picture_image"
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
          "kind": "InlineDataFragmentSpread",
          "name": "LinkageLink_linkage",
          "selections": [
            {
              "kind": "ScalarField",
              "name": "kind"
            },
            {
              "kind": "ScalarField",
              "name": "target"
            }
          ],
          "argumentDefinitions": []
        }
      ]
    }
  ],
  "type": "Announcement"
};

(node as any).hash = "d4e4662f25147a8a580a378df3502840";

export default node;
