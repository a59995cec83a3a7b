/**
 * @generated SignedSource<<7e26f7018fc5ad3c718a3255aa34dbc6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AppearanceButton_site$data = {
  readonly languages: ReadonlyArray<{
    readonly code: string;
    readonly name: string;
  }> | null;
  readonly " $fragmentSpreads": FragmentRefs<"AppearanceMenu_site">;
  readonly " $fragmentType": "AppearanceButton_site";
};
export type AppearanceButton_site$key = {
  readonly " $data"?: AppearanceButton_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"AppearanceButton_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "AppearanceButton_site",
  "selections": [
    {
      "concreteType": "Language",
      "kind": "LinkedField",
      "name": "languages",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "code"
        },
        {
          "kind": "ScalarField",
          "name": "name"
        }
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "AppearanceMenu_site"
    }
  ],
  "type": "Site"
};

(node as any).hash = "70a4b6cf9acdb2475f096458a57066d3";

export default node;
