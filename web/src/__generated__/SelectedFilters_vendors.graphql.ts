/**
 * @generated SignedSource<<f2d82f03e6f3ae120534c386c9df7e04>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SelectedFilters_vendors$data = ReadonlyArray<{
  readonly vendor: {
    readonly code: string;
    readonly name: string;
  };
  readonly " $fragmentType": "SelectedFilters_vendors";
}>;
export type SelectedFilters_vendors$key = ReadonlyArray<{
  readonly " $data"?: SelectedFilters_vendors$data;
  readonly " $fragmentSpreads": FragmentRefs<"SelectedFilters_vendors">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "SelectedFilters_vendors",
  "selections": [
    {
      "concreteType": "Vendor",
      "kind": "LinkedField",
      "name": "vendor",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "code"
        },
        {
          "kind": "ScalarField",
          "name": "name"
        }
      ]
    }
  ],
  "type": "GameMenuVendor"
};

(node as any).hash = "abedb37065d5f0eb8ea6d29f9c51942a";

export default node;
