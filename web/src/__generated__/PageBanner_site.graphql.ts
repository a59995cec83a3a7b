/**
 * @generated SignedSource<<c2efe0d47a94f3ced02fc1c18d568905>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PageBanner_site$data = {
  readonly banners: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"BannerSlide_banner">;
  }> | null;
  readonly " $fragmentType": "PageBanner_site";
};
export type PageBanner_site$key = {
  readonly " $data"?: PageBanner_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"PageBanner_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "group"
    }
  ],
  "kind": "Fragment",
  "name": "PageBanner_site",
  "selections": [
    {
      "args": [
        {
          "kind": "Variable",
          "name": "group",
          "variableName": "group"
        }
      ],
      "concreteType": "Banner",
      "kind": "LinkedField",
      "name": "banners",
      "plural": true,
      "selections": [
        {
          "kind": "FragmentSpread",
          "name": "BannerSlide_banner"
        }
      ]
    }
  ],
  "type": "Site"
};

(node as any).hash = "4b526e408b6336cff4f5d91ee7c493ab";

export default node;
