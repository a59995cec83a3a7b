/**
 * @generated SignedSource<<36e8b22146a5d42c760b37cba8e7f218>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Header_site$data = {
  readonly brand: {
    readonly name: string;
  } | null;
  readonly features: {
    readonly freePlay: boolean;
  } | null;
  readonly " $fragmentSpreads": FragmentRefs<"AppearanceMenu_site">;
  readonly " $fragmentType": "Header_site";
};
export type Header_site$key = {
  readonly " $data"?: Header_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"Header_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Header_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Brand",
      "kind": "LinkedField",
      "name": "brand",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteFeatures",
      "kind": "LinkedField",
      "name": "features",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "freePlay",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AppearanceMenu_site"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "d60a86138d23075ec07db2a5861fa524";

export default node;
