/**
 * @generated SignedSource<<0904f176467e1c8316b47712adf7a562>>
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
  "name": "AgeGate_site",
  "selections": [
    {
      "concreteType": "Brand",
      "kind": "LinkedField",
      "name": "brand",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "name"
        }
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "AppearanceButton_site"
    }
  ],
  "type": "Site"
};

(node as any).hash = "826e9fd8f39b8908de0cca028386d7b8";

export default node;
