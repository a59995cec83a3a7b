/**
 * @generated SignedSource<<62f40064a393ca455940d588a431e0f4>>
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
  "name": "Picture_image",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "url"
    },
    {
      "kind": "ScalarField",
      "name": "fallbackUrls"
    }
  ],
  "type": "Image"
};

(node as any).hash = "70a1e002f3d24e1e10c833f200dac0f4";

export default node;
