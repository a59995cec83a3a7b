/**
 * @generated SignedSource<<c74cffc831f2b57b2f2bceac3aab33a4>>
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
  "name": "PosterCard_poster",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "title"
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
          "kind": "FragmentSpread",
          "name": "Picture_image"
        }
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "PosterDialog_poster"
    }
  ],
  "type": "Poster"
};

(node as any).hash = "2a70d5aea46cf80bca6f1124fe59c65c";

export default node;
