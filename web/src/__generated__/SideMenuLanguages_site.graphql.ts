/**
 * @generated SignedSource<<a336b225b888f1fee697c859ced26f5c>>
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
  "name": "SideMenuLanguages_site",
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
        },
        {
          "kind": "ScalarField",
          "name": "tag"
        }
      ]
    }
  ],
  "type": "Site"
};

(node as any).hash = "4cfe24029ee0c30ffe1c1b3350c13ecf";

export default node;
