/**
 * @generated SignedSource<<3e7e69e4d09eeb4f24f6cc6fde72f58d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SavedFilterRow_filter$data = {
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "SavedFilterRow_filter";
};
export type SavedFilterRow_filter$key = {
  readonly " $data"?: SavedFilterRow_filter$data;
  readonly " $fragmentSpreads": FragmentRefs<"SavedFilterRow_filter">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SavedFilterRow_filter",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "SavedFilter",
  "abstractKey": null
};

(node as any).hash = "9e9e7dbc1b8352422b8642cae36400ac";

export default node;
