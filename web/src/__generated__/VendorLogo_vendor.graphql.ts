/**
 * @generated SignedSource<<a8bfc1698fdbc4aa7a3bbf67babc939f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VendorLogo_vendor$data = {
  readonly logo: {
    readonly " $fragmentSpreads": FragmentRefs<"Picture_image">;
  } | null;
  readonly name: string;
  readonly " $fragmentType": "VendorLogo_vendor";
};
export type VendorLogo_vendor$key = {
  readonly " $data"?: VendorLogo_vendor$data;
  readonly " $fragmentSpreads": FragmentRefs<"VendorLogo_vendor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "VendorLogo_vendor",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "name"
    },
    {
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "logo",
      "plural": false,
      "selections": [
        {
          "kind": "FragmentSpread",
          "name": "Picture_image"
        }
      ]
    }
  ],
  "type": "Vendor"
};

(node as any).hash = "03b85f57420bebe2c3835937b6e791c0";

export default node;
