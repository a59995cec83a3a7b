/**
 * @generated SignedSource<<c4801d90f7e0502bb0b4f83bd4cb45e1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GameCategory = "ELOTT" | "ESPORTS" | "FISH" | "LIVE" | "PVP" | "RNG" | "SPORTS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SideMenuCategory_entry$data = {
  readonly category: GameCategory;
  readonly title: string;
  readonly vendors: ReadonlyArray<{
    readonly isHot: boolean;
    readonly vendor: {
      readonly code: string;
      readonly id: string;
      readonly name: string;
      readonly opensAsList: boolean;
    };
  }>;
  readonly " $fragmentType": "SideMenuCategory_entry";
};
export type SideMenuCategory_entry$key = {
  readonly " $data"?: SideMenuCategory_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"SideMenuCategory_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SideMenuCategory_entry",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "category",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GameMenuVendor",
      "kind": "LinkedField",
      "name": "vendors",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isHot",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Vendor",
          "kind": "LinkedField",
          "name": "vendor",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
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
              "name": "opensAsList",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "GameMenuEntry",
  "abstractKey": null
};

(node as any).hash = "7d48a1c913bd3ff535a4bb226844a684";

export default node;
