/**
 * @generated SignedSource<<259f3b640117e02f6f27d0ed8a845f9a>>
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
  "name": "HomeSections_viewer",
  "selections": [
    {
      "concreteType": "Member",
      "kind": "LinkedField",
      "name": "member",
      "plural": false,
      "selections": [
        {
          "kind": "FragmentSpread",
          "name": "RecentShelf_member"
        }
      ]
    }
  ],
  "type": "Viewer"
};

(node as any).hash = "3733dc27e37cb8ad00c4ac3fbe650240";

export default node;
