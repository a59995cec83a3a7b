/**
 * @generated SignedSource<<fc92d247cf1bad8c8b9ed1b566aae99e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GameCategory = "ELOTT" | "ESPORTS" | "FISH" | "LIVE" | "PVP" | "RNG" | "SPORTS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LobbyToolbar_site$data = {
  readonly brand: {
    readonly currencies: ReadonlyArray<string>;
  } | null;
  readonly gameMenu: ReadonlyArray<{
    readonly category: GameCategory;
    readonly vendors: ReadonlyArray<{
      readonly vendor: {
        readonly code: string;
        readonly id: string;
      };
      readonly " $fragmentSpreads": FragmentRefs<"SelectedFilters_vendors" | "VendorList_vendors">;
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
  "name": "LobbyToolbar_site",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "concreteType": "Brand",
        "kind": "LinkedField",
        "name": "brand",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "currencies"
          }
        ]
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "concreteType": "GameMenuEntry",
        "kind": "LinkedField",
        "name": "gameMenu",
        "plural": true,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "category"
          },
          {
            "concreteType": "GameMenuVendor",
            "kind": "LinkedField",
            "name": "vendors",
            "plural": true,
            "selections": [
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
                  }
                ]
              },
              {
                "kind": "FragmentSpread",
                "name": "VendorList_vendors"
              },
              {
                "kind": "FragmentSpread",
                "name": "SelectedFilters_vendors"
              }
            ]
          }
        ]
      },
      "to": "NULL"
    }
  ],
  "type": "Site"
};

(node as any).hash = "a2d3f5e022a236229d1ee9f51711e451";

export default node;
