/**
 * @generated SignedSource<<6b0bf81627d86ce4df1feabe4eea917b>>
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
    readonly " $fragmentSpreads": FragmentRefs<"LinkageLink_linkage" | "LinkageName_linkage">;
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
          "kind": "InlineDataFragmentSpread",
          "name": "LinkageLink_linkage",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "kind",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "target",
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "LinkageName_linkage"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Banner",
  "abstractKey": null
};

(node as any).hash = "40264d2719c2bf9bdb33d0c88d29faa0";

export default node;
