/**
 * @generated SignedSource<<7831c27824b8b6472276d107fe7aab27>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FavoritesProvider_member$data = {
  readonly favoriteGameIds: ReadonlyArray<string> | null;
  readonly id: string;
  readonly " $fragmentType": "FavoritesProvider_member";
};
export type FavoritesProvider_member$key = {
  readonly " $data"?: FavoritesProvider_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"FavoritesProvider_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FavoritesProvider_member",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "favoriteGameIds",
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Member",
  "abstractKey": null
};

(node as any).hash = "26b55636ec6b0c718a80717fe72e4a0e";

export default node;
