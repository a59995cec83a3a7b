/**
 * @generated SignedSource<<781f30ef90dc8e71983b84fbd89aaa2f>>
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "SideMenuOffers_site"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SideMenuService_site"
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

(node as any).hash = "ec09a8ae2c1d0b2f832271bb01ed7cf5";

export default node;
