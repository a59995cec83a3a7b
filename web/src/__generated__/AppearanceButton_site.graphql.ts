/**
 * @generated SignedSource<<1e906f34b687d74e0fda56be080d31a4>>
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
  "metadata": null,
  "name": "AppearanceButton_site",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "AppearanceMenu_site"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "70a4b6cf9acdb2475f096458a57066d3";

export default node;
