/**
 * @generated SignedSource<<c372aeba1197b4ef93b3b95eaf166baf>>
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
  "metadata": null,
  "name": "PosterDownload_poster",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "internalID",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "width",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "height",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "image",
      "plural": false,
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
      "storageKey": null
    }
  ],
  "type": "Poster",
  "abstractKey": null
};

(node as any).hash = "fbf2810cbcf52b24b3c363841a1a250b";

export default node;
