/**
 * @generated SignedSource<<ad568aa28730077b42dad5b36f27cea2>>
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
  "name": "FavoritesProvider_member",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "CatchField",
      "field": {
        "kind": "ScalarField",
        "name": "favoriteGameIds"
      },
      "to": "NULL"
    }
  ],
  "type": "Member"
};

(node as any).hash = "26b55636ec6b0c718a80717fe72e4a0e";

export default node;
