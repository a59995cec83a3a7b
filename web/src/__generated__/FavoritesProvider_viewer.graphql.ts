/**
 * @generated SignedSource<<dddc595c28d263fec62f1cfcebb1c549>>
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
  "name": "FavoritesProvider_viewer",
  "selections": [
    {
      "concreteType": "Member",
      "kind": "LinkedField",
      "name": "member",
      "plural": false,
      "selections": [
        {
          "kind": "FragmentSpread",
          "name": "FavoritesProvider_member"
        }
      ]
    }
  ],
  "type": "Viewer"
};

(node as any).hash = "de8b4c5172e6c58ad46995d6b11b4328";

export default node;
