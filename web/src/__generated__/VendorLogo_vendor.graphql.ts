/**
 * @generated SignedSource<<9b5271408910d1ead41319d4a5a0a458>>
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
  "metadata": null,
  "name": "VendorLogo_vendor",
  "selections": [
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
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "logo",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Picture_image"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Vendor",
  "abstractKey": null
};

(node as any).hash = "03b85f57420bebe2c3835937b6e791c0";

export default node;
