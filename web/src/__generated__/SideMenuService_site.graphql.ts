/**
 * @generated SignedSource<<e51f53484813056e3e0452295bde3a15>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SideMenuService_site$data = {
  readonly features: {
    readonly forceLightTheme: boolean;
    readonly pointMall: boolean;
  } | null;
  readonly " $fragmentSpreads": FragmentRefs<"SideMenuLanguages_site">;
  readonly " $fragmentType": "SideMenuService_site";
};
export type SideMenuService_site$key = {
  readonly " $data"?: SideMenuService_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"SideMenuService_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SideMenuService_site",
  "selections": [
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pointMall",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SideMenuLanguages_site"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "65aa8d9e7b56ee44c3353313ced53055";

export default node;
