/**
 * @generated SignedSource<<241721d897cbc08b3d3dd8375ed949cd>>
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
    readonly directRegistration: boolean;
    readonly freePlay: boolean;
    readonly memberCentre: boolean;
  } | null;
  readonly " $fragmentSpreads": FragmentRefs<"AppearanceButton_site">;
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
          "name": "directRegistration",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "freePlay",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "memberCentre",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AppearanceButton_site"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "c225c4bd9c00ce11df5b12ff1c6d11b2";

export default node;
