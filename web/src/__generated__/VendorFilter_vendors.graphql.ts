/**
 * @generated SignedSource<<ca8f458479823101607b2b9820a91656>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VendorFilter_vendors$data = ReadonlyArray<{
  readonly vendor: {
    readonly code: string;
    readonly name: string;
    readonly opensAsList: boolean;
  };
  readonly " $fragmentSpreads": FragmentRefs<"VendorOption_entry">;
  readonly " $fragmentType": "VendorFilter_vendors";
}>;
export type VendorFilter_vendors$key = ReadonlyArray<{
  readonly " $data"?: VendorFilter_vendors$data;
  readonly " $fragmentSpreads": FragmentRefs<"VendorFilter_vendors">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "VendorFilter_vendors",
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

(node as any).hash = "93b6fefad6c1eb7ed14c4369aa77a6e1";

export default node;
