/**
 * @generated SignedSource<<35aa48fec8ab8ef4c307516e68bd26e0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GameCategory = "ELOTT" | "ESPORTS" | "FISH" | "LIVE" | "PVP" | "RNG" | "SPORTS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type VendorStrip_site$data = {
  readonly gameMenu: ReadonlyArray<{
    readonly category: GameCategory;
    readonly vendors: ReadonlyArray<{
      readonly gameCount: number;
      readonly vendor: {
        readonly code: string;
        readonly id: string;
        readonly name: string;
        readonly opensAsList: boolean;
        readonly " $fragmentSpreads": FragmentRefs<"VendorLogo_vendor">;
      };
    }>;
  }>;
  readonly " $fragmentType": "VendorStrip_site";
};
export type VendorStrip_site$key = {
  readonly " $data"?: VendorStrip_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"VendorStrip_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "VendorStrip_site",
  "selections": [
    {
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
              "kind": "ScalarField",
              "name": "gameCount"
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
                  "name": "name"
                },
                {
                  "kind": "ScalarField",
                  "name": "opensAsList"
                },
                {
                  "kind": "FragmentSpread",
                  "name": "VendorLogo_vendor"
                }
              ]
            }
          ]
        }
      ]
    }
  ],
  "type": "Site"
};

(node as any).hash = "585a494c25bbec8361adf3c69120ba55";

export default node;
