/**
 * @generated SignedSource<<14c913860ec6239ec13a39e74dfb0387>>
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
    readonly chat: boolean;
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
          "name": "chat",
          "storageKey": null
        },
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

(node as any).hash = "5cb35e0cc3cde0cec93ac55036d00c47";

export default node;
