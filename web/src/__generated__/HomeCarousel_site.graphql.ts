/**
 * @generated SignedSource<<1d4bfdd90297c469c3ad59e764d5bc47>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomeCarousel_site$data = {
  readonly banners: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"BannerSlide_banner">;
  }> | null;
  readonly " $fragmentType": "HomeCarousel_site";
};
export type HomeCarousel_site$key = {
  readonly " $data"?: HomeCarousel_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeCarousel_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "HomeCarousel_site",
  "selections": [
    {
      "args": [
        {
          "kind": "Literal",
          "name": "group",
          "value": "HOME"
        }
      ],
      "concreteType": "Banner",
      "kind": "LinkedField",
      "name": "banners",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "id"
        },
        {
          "kind": "FragmentSpread",
          "name": "BannerSlide_banner"
        }
      ],
      "storageKey": "banners(group:\"HOME\")"
    }
  ],
  "type": "Site"
};

(node as any).hash = "750097ae1f2dae992ca83b16e4dac5e5";

export default node;
