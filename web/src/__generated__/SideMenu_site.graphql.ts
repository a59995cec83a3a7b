/**
 * @generated SignedSource<<4b7a1e3a2ef0ab075b253870402fde55>>
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
  readonly " $fragmentSpreads": FragmentRefs<"SocialLinks_site">;
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
      "name": "SocialLinks_site"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "7f4a98f8e04d20e08bb8a0236fd8362b";

export default node;
