/**
 * @generated SignedSource<<9640eb381c6e0557b9add12977f206a7>>
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
  readonly " $fragmentSpreads": FragmentRefs<"AppearanceButton_site">;
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
      "name": "AppearanceButton_site"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "826e9fd8f39b8908de0cca028386d7b8";

export default node;
