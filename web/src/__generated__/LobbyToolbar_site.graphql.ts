/**
 * @generated SignedSource<<2d5511e6dd7b41a13250cfe6f204121c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GameCategory = "ELOTT" | "ESPORTS" | "FISH" | "LIVE" | "PVP" | "RNG" | "SPORTS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LobbyToolbar_site$data = {
  readonly gameMenu: ReadonlyArray<{
    readonly category: GameCategory;
    readonly vendors: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"SelectedVendors_vendors" | "VendorFilter_vendors">;
    }>;
  }> | null;
  readonly " $fragmentType": "LobbyToolbar_site";
};
export type LobbyToolbar_site$key = {
  readonly " $data"?: LobbyToolbar_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"LobbyToolbar_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LobbyToolbar_site",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
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
            "name": "category",
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
                "args": null,
                "kind": "FragmentSpread",
                "name": "VendorFilter_vendors"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "SelectedVendors_vendors"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "1fcd68a0f12067ba27aaba3b7840ac7c";

export default node;
