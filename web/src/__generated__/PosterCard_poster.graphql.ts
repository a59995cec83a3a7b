/**
 * @generated SignedSource<<29c0c96698029c57233e3832459e8ca3>>
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
    }
  ],
  "type": "Poster",
  "abstractKey": null
};

(node as any).hash = "8dbc4f639f069b3a501813cd3752108b";

export default node;
