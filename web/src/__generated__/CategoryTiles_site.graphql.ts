/**
 * @generated SignedSource<<7981e7dc91f82d3994400826fa2ee667>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GameCategory = "ELOTT" | "ESPORTS" | "FISH" | "LIVE" | "PVP" | "RNG" | "SPORTS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CategoryTiles_site$data = {
  readonly gameMenu: ReadonlyArray<{
    readonly category: GameCategory;
    readonly id: string;
    readonly title: string;
    readonly vendors: ReadonlyArray<{
      readonly gameCount: number;
    }>;
  }>;
  readonly " $fragmentType": "CategoryTiles_site";
};
export type CategoryTiles_site$key = {
  readonly " $data"?: CategoryTiles_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryTiles_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CategoryTiles_site",
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
              "name": "gameCount"
            }
          ]
        }
      ]
    }
  ],
  "type": "Site"
};

(node as any).hash = "b285a2be3970e768d89e9c55e994a18e";

export default node;
