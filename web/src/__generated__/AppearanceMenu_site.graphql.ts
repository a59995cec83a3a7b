/**
 * @generated SignedSource<<9b9982e0a567d9b68dd01779bc57d650>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AppearanceMenu_site$data = {
  readonly features: {
    readonly forceLightTheme: boolean;
  } | null;
  readonly languages: ReadonlyArray<{
    readonly code: string;
    readonly name: string;
  }> | null;
  readonly " $fragmentType": "AppearanceMenu_site";
};
export type AppearanceMenu_site$key = {
  readonly " $data"?: AppearanceMenu_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"AppearanceMenu_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "AppearanceMenu_site",
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
      "concreteType": "SiteFeatures",
      "kind": "LinkedField",
      "name": "features",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "forceLightTheme"
        }
      ]
    }
  ],
  "type": "Site"
};

(node as any).hash = "aa233107660a9c712681f32572821a00";

export default node;
