/**
 * @generated SignedSource<<739004093eb116493f556a631f78cee7>>
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
  "metadata": null,
  "name": "AnnouncementText_announcement",
  "selections": [
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
          "kind": "FragmentSpread",
          "name": "Picture_image"
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
        {
          "kind": "InlineDataFragmentSpread",
          "name": "LinkageLink_linkage",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "kind",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "target",
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Announcement",
  "abstractKey": null
};

(node as any).hash = "d4e4662f25147a8a580a378df3502840";

export default node;
