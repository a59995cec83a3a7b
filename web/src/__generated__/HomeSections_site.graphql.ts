/**
 * @generated SignedSource<<55887b3a0bd6120a3f903cc35bdcc7ba>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type HomeSectionKind = "HOT_GAMES" | "NEW_GAMES" | "RECENT_GAMES" | "UNKNOWN" | "VENDORS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type HomeSections_site$data = {
  readonly homeSections: ReadonlyArray<{
    readonly id: string;
    readonly kind: HomeSectionKind;
    readonly title: string;
    readonly " $fragmentSpreads": FragmentRefs<"GameShelf_section">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"VendorStrip_site">;
  readonly " $fragmentType": "HomeSections_site";
};
export type HomeSections_site$key = {
  readonly " $data"?: HomeSections_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeSections_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "HomeSections_site",
  "selections": [
    {
      "concreteType": "HomeSection",
      "kind": "LinkedField",
      "name": "homeSections",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "id"
        },
        {
          "kind": "ScalarField",
          "name": "kind"
        },
        {
          "kind": "ScalarField",
          "name": "title"
        },
        {
          "kind": "FragmentSpread",
          "name": "GameShelf_section"
        }
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "VendorStrip_site"
    }
  ],
  "type": "Site"
};

(node as any).hash = "4c2ade903c09958d07755c1473483db9";

export default node;
