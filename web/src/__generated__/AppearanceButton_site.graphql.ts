/**
 * @generated SignedSource<<4c89fca62df66dc9686be451a5686f1b>>
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

(node as any).hash = "ec7c46f69ea56e128539b176ad3e77ac";

export default node;
