/**
 * @generated SignedSource<<02fdb839404a87598f85e35033f86864>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SideMenuLanguages_site$data = {
  readonly languages: ReadonlyArray<{
    readonly code: string;
    readonly name: string;
    readonly tag: string;
  }> | null;
  readonly " $fragmentType": "SideMenuLanguages_site";
};
export type SideMenuLanguages_site$key = {
  readonly " $data"?: SideMenuLanguages_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"SideMenuLanguages_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SideMenuLanguages_site",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tag",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "4cfe24029ee0c30ffe1c1b3350c13ecf";

export default node;
