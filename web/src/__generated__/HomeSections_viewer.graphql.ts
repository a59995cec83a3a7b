/**
 * @generated SignedSource<<d9086c458d37c670525f6f3e797651b2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomeSections_viewer$data = {
  readonly member: {
    readonly " $fragmentSpreads": FragmentRefs<"RecentShelf_member">;
  } | null;
  readonly " $fragmentType": "HomeSections_viewer";
};
export type HomeSections_viewer$key = {
  readonly " $data"?: HomeSections_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeSections_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HomeSections_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Member",
      "kind": "LinkedField",
      "name": "member",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RecentShelf_member"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "3733dc27e37cb8ad00c4ac3fbe650240";

export default node;
