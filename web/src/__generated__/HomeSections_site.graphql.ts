/**
 * @generated SignedSource<<f30aef465c4e63656d1a1b8a4e8c4885>>
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
      "alias": null,
      "args": null,
      "concreteType": "HomeSection",
      "kind": "LinkedField",
      "name": "homeSections",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
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
          "name": "title",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "GameShelf_section"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VendorStrip_site"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "4c2ade903c09958d07755c1473483db9";

export default node;
