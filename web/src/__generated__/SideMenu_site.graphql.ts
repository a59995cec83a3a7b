/**
 * @generated SignedSource<<f8ab53d9c3251331a48c7a79f57cfc63>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SideMenu_site$data = {
  readonly features: {
    readonly forceLightTheme: boolean;
  } | null;
  readonly gameMenu: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"SideMenuCategory_entry">;
  }> | null;
  readonly " $fragmentSpreads": FragmentRefs<"SideMenuLanguages_site" | "SocialLinks_site">;
  readonly " $fragmentType": "SideMenu_site";
};
export type SideMenu_site$key = {
  readonly " $data"?: SideMenu_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"SideMenu_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SideMenu_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "GameMenuEntry",
      "kind": "LinkedField",
      "name": "gameMenu",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SideMenuCategory_entry"
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SideMenuLanguages_site"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SocialLinks_site"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "69674a39f8208ed182bcc7c57a3c58af";

export default node;
