/**
 * @generated SignedSource<<ba55ff4e5b374cdfa6817a8d91c50e9e>>
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
  "name": "SideMenuCategory_entry",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "category"
    },
    {
      "kind": "ScalarField",
      "name": "title"
    },
    {
      "concreteType": "GameMenuVendor",
      "kind": "LinkedField",
      "name": "vendors",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "isHot"
        },
        {
          "concreteType": "Vendor",
          "kind": "LinkedField",
          "name": "vendor",
          "plural": false,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "id"
            },
            {
              "kind": "ScalarField",
              "name": "code"
            },
            {
              "kind": "ScalarField",
              "name": "opensAsList"
            },
            {
              "kind": "ScalarField",
              "name": "name"
            }
          ]
        }
      ]
    }
  ],
  "type": "GameMenuEntry"
};

(node as any).hash = "7d48a1c913bd3ff535a4bb226844a684";

export default node;
