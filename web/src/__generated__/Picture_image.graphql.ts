/**
 * @generated SignedSource<<2fa9e69f03670315aee17db06a58cbf1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Picture_image$data = {
  readonly fallbackUrls: ReadonlyArray<string>;
  readonly url: string;
  readonly " $fragmentType": "Picture_image";
};
export type Picture_image$key = {
  readonly " $data"?: Picture_image$data;
  readonly " $fragmentSpreads": FragmentRefs<"Picture_image">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Picture_image",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fallbackUrls",
      "storageKey": null
    }
  ],
  "type": "Image",
  "abstractKey": null
};

(node as any).hash = "d9590d3ac825feddc5ebe0d5f9b91e61";

export default node;
