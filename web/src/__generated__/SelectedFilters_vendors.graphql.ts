/**
 * @generated SignedSource<<af9d9e5d8ad5afe417a37e6875f6303d>>
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
      "alias": null,
      "args": null,
      "concreteType": "Vendor",
      "kind": "LinkedField",
      "name": "vendor",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
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
      "storageKey": null
    }
  ],
  "type": "GameMenuVendor",
  "abstractKey": null
};

(node as any).hash = "abedb37065d5f0eb8ea6d29f9c51942a";

export default node;
