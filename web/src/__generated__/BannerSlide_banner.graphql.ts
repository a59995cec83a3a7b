/**
 * @generated SignedSource<<f2ddb4df0ca4c525ff5ea312a6c6cc09>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BannerSlide_banner$data = {
  readonly image: {
    readonly " $fragmentSpreads": FragmentRefs<"Picture_image">;
  };
  readonly linkage: {
    readonly " $fragmentSpreads": FragmentRefs<"LinkageLink_linkage">;
  } | null;
  readonly title: string;
  readonly " $fragmentType": "BannerSlide_banner";
};
export type BannerSlide_banner$key = {
  readonly " $data"?: BannerSlide_banner$data;
  readonly " $fragmentSpreads": FragmentRefs<"BannerSlide_banner">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BannerSlide_banner",
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
      "alias": null,
      "args": null,
      "concreteType": "Linkage",
      "kind": "LinkedField",
      "name": "linkage",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "LinkageLink_linkage"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Banner",
  "abstractKey": null
};

(node as any).hash = "975a0e5fd92bd2d8f00c473707d5d4c2";

export default node;
