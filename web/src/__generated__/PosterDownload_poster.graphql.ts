/**
 * @generated SignedSource<<005bd0ee2fb5fdf9bfbe17212ccd2085>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PosterDownload_poster$data = {
  readonly height: number;
  readonly image: {
    readonly fallbackUrls: ReadonlyArray<string>;
    readonly url: string;
  };
  readonly internalID: string;
  readonly width: number;
  readonly " $fragmentType": "PosterDownload_poster";
};
export type PosterDownload_poster$key = {
  readonly " $data"?: PosterDownload_poster$data;
  readonly " $fragmentSpreads": FragmentRefs<"PosterDownload_poster">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "PosterDownload_poster",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "internalID"
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
          "kind": "ScalarField",
          "name": "fallbackUrls"
        }
      ]
    }
  ],
  "type": "Poster"
};

(node as any).hash = "fbf2810cbcf52b24b3c363841a1a250b";

export default node;
