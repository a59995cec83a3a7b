/**
 * @generated SignedSource<<e5e0d76e37005a0c0d8817e4faf17fc1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AgeGate_site$data = {
  readonly brand: {
    readonly name: string;
  } | null;
  readonly " $fragmentSpreads": FragmentRefs<"AppearanceMenu_site">;
  readonly " $fragmentType": "AgeGate_site";
};
export type AgeGate_site$key = {
  readonly " $data"?: AgeGate_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"AgeGate_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AgeGate_site",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "AppearanceMenu_site"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "63c7f258375f7e7a2322b6d7dc852242";

export default node;
