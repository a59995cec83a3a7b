/**
 * @generated SignedSource<<ee2f626fe48cc48704609851ee1c1049>>
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
  "name": "SavedFilterRow_filter",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "ScalarField",
      "name": "name"
    }
  ],
  "type": "SavedFilter"
};

(node as any).hash = "9e9e7dbc1b8352422b8642cae36400ac";

export default node;
