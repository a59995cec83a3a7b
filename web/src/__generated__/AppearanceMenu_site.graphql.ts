/**
 * @generated SignedSource<<eb61078d2fe75efc6a32e92f3fcb8c90>>
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
  "metadata": null,
  "name": "AppearanceMenu_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Language",
      "kind": "LinkedField",
      "name": "languages",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        },
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
          "name": "forceLightTheme",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "aa233107660a9c712681f32572821a00";

export default node;
