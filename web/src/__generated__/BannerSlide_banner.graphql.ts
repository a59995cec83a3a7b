/**
 * @generated SignedSource<<fc7763efc39098463c90e2dd6cc2f2d6>>
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
  "name": "BannerSlide_banner",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "title"
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
              "kind": "ScalarField",
              "name": "kind"
            },
            {
              "kind": "ScalarField",
              "name": "target"
            }
          ],
          "argumentDefinitions": []
        },
        {
          "kind": "FragmentSpread",
          "name": "LinkageName_linkage"
        }
      ]
    }
  ],
  "type": "Banner"
};

(node as any).hash = "40264d2719c2bf9bdb33d0c88d29faa0";

export default node;
