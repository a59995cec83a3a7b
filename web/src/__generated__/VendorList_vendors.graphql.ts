/**
 * @generated SignedSource<<54f7815733cbe381891cf12486b3f22b>>
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "opensAsList",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VendorOption_entry"
    }
  ],
  "type": "GameMenuVendor",
  "abstractKey": null
};

(node as any).hash = "91f2a48c16768ce86b34becde583ea9e";

export default node;
