/**
 * @generated SignedSource<<14eb80e002ba21c63c9ee9ef2ea4ba9e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SideMenuService_site$data = {
  readonly features: {
    readonly chat: boolean;
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
          "name": "chat",
          "storageKey": null
        },
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

(node as any).hash = "a43764fb00d0148dbe93d6432e0e029e";

export default node;
