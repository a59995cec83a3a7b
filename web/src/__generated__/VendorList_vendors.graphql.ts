/**
 * @generated SignedSource<<15feb57fc9f0c84a139a0e9f002a5497>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VendorList_vendors$data = ReadonlyArray<{
  readonly vendor: {
    readonly code: string;
    readonly name: string;
    readonly opensAsList: boolean;
  };
  readonly " $fragmentSpreads": FragmentRefs<"VendorOption_entry">;
  readonly " $fragmentType": "VendorList_vendors";
}>;
export type VendorList_vendors$key = ReadonlyArray<{
  readonly " $data"?: VendorList_vendors$data;
  readonly " $fragmentSpreads": FragmentRefs<"VendorList_vendors">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "VendorList_vendors",
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
        },
        {
          "kind": "ScalarField",
          "name": "opensAsList"
        }
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "VendorOption_entry"
    }
  ],
  "type": "GameMenuVendor"
};

(node as any).hash = "91f2a48c16768ce86b34becde583ea9e";

export default node;
