/**
 * @generated SignedSource<<eff258f6e541ab0aeb0a0e976a7bd70b>>
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
  "metadata": null,
  "name": "PosterDialog_poster",
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
      "name": "text",
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        },
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
      "name": "PosterDownload_poster"
    }
  ],
  "type": "Poster",
  "abstractKey": null
};

(node as any).hash = "f7257df12f56923d42e07c79d89dbcd5";

export default node;
