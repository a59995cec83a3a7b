/**
 * @generated SignedSource<<14db90a74a287602fd943de3e5343072>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Footer_site$data = {
  readonly brand: {
    readonly minimumAge: number;
    readonly name: string;
  } | null;
  readonly licences: ReadonlyArray<{
    readonly label: string;
    readonly url: string;
  }> | null;
  readonly " $fragmentType": "Footer_site";
};
export type Footer_site$key = {
  readonly " $data"?: Footer_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"Footer_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Footer_site",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "minimumAge",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": "licences",
      "args": [
        {
          "kind": "Literal",
          "name": "kinds",
          "value": [
            "LICENCE"
          ]
        }
      ],
      "concreteType": "SiteResource",
      "kind": "LinkedField",
      "name": "resources",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        }
      ],
      "storageKey": "resources(kinds:[\"LICENCE\"])"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "ce766ebb93ed22e546c7d82097f9563e";

export default node;
