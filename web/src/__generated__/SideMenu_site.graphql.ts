/**
 * @generated SignedSource<<9ddc6035af3926a0edcde812066a5a0d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SideMenu_site$data = {
  readonly gameMenu: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"SideMenuCategory_entry">;
  }> | null;
  readonly " $fragmentSpreads": FragmentRefs<"SideMenuOffers_site" | "SideMenuService_site" | "SocialLinks_site">;
  readonly " $fragmentType": "SideMenu_site";
};
export type SideMenu_site$key = {
  readonly " $data"?: SideMenu_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"SideMenu_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "SideMenu_site",
  "selections": [
    {
      "concreteType": "GameMenuEntry",
      "kind": "LinkedField",
      "name": "gameMenu",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "id"
        },
        {
          "kind": "FragmentSpread",
          "name": "SideMenuCategory_entry"
        }
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "SideMenuOffers_site"
    },
    {
      "kind": "FragmentSpread",
      "name": "SideMenuService_site"
    },
    {
      "kind": "FragmentSpread",
      "name": "SocialLinks_site"
    }
  ],
  "type": "Site"
};

(node as any).hash = "ec09a8ae2c1d0b2f832271bb01ed7cf5";

export default node;
