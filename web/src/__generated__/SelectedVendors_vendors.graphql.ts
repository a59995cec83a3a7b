/**
 * @generated SignedSource<<bba0d2a5ad4463b9e691ad29f767edce>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SelectedVendors_vendors$data = ReadonlyArray<{
  readonly vendor: {
    readonly code: string;
    readonly name: string;
  };
  readonly " $fragmentType": "SelectedVendors_vendors";
}>;
export type SelectedVendors_vendors$key = ReadonlyArray<{
  readonly " $data"?: SelectedVendors_vendors$data;
  readonly " $fragmentSpreads": FragmentRefs<"SelectedVendors_vendors">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "SelectedVendors_vendors",
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

(node as any).hash = "33b07e22d175a6e298045a1962251bb9";

export default node;
