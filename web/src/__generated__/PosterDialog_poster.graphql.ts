/**
 * @generated SignedSource<<423f6c03e6190d5d6eb679e0114edcb5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PosterDialog_poster$data = {
  readonly height: number;
  readonly image: {
    readonly url: string;
    readonly " $fragmentSpreads": FragmentRefs<"Picture_image">;
  };
  readonly language: string;
  readonly text: string;
  readonly title: string;
  readonly width: number;
  readonly " $fragmentSpreads": FragmentRefs<"PosterDownload_poster">;
  readonly " $fragmentType": "PosterDialog_poster";
};
export type PosterDialog_poster$key = {
  readonly " $data"?: PosterDialog_poster$data;
  readonly " $fragmentSpreads": FragmentRefs<"PosterDialog_poster">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "PosterDialog_poster",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "title"
    },
    {
      "kind": "ScalarField",
      "name": "text"
    },
    {
      "kind": "ScalarField",
      "name": "language"
    },
    {
      "kind": "ScalarField",
      "name": "width"
    },
    {
      "kind": "ScalarField",
      "name": "height"
    },
    {
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "image",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "url"
        },
        {
          "kind": "FragmentSpread",
          "name": "Picture_image"
        }
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "PosterDownload_poster"
    }
  ],
  "type": "Poster"
};

(node as any).hash = "f7257df12f56923d42e07c79d89dbcd5";

export default node;
