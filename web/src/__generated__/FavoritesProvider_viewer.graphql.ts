/**
 * @generated SignedSource<<b3f6e0131fa5fe8ea5e12c4fe625872e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FavoritesProvider_viewer$data = {
  readonly member: {
    readonly " $fragmentSpreads": FragmentRefs<"FavoritesProvider_member">;
  } | null;
  readonly " $fragmentType": "FavoritesProvider_viewer";
};
export type FavoritesProvider_viewer$key = {
  readonly " $data"?: FavoritesProvider_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"FavoritesProvider_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FavoritesProvider_viewer",
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
          "name": "FavoritesProvider_member"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "de8b4c5172e6c58ad46995d6b11b4328";

export default node;
