/**
 * @generated SignedSource<<f9bfcb7e323fd23da9983e060454bfbc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PosterCard_poster$data = {
  readonly height: number;
  readonly image: {
    readonly " $fragmentSpreads": FragmentRefs<"Picture_image">;
  };
  readonly language: string;
  readonly title: string;
  readonly width: number;
  readonly " $fragmentSpreads": FragmentRefs<"PosterDialog_poster">;
  readonly " $fragmentType": "PosterCard_poster";
};
export type PosterCard_poster$key = {
  readonly " $data"?: PosterCard_poster$data;
  readonly " $fragmentSpreads": FragmentRefs<"PosterCard_poster">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PosterCard_poster",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "language",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "Picture_image"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PosterDialog_poster"
    }
  ],
  "type": "Poster",
  "abstractKey": null
};

(node as any).hash = "2a70d5aea46cf80bca6f1124fe59c65c";

export default node;
