/**
 * @generated SignedSource<<4be1f9a9b7f3ff90a89b238517ddd6cb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GameCategory = "ELOTT" | "ESPORTS" | "FISH" | "LIVE" | "PVP" | "RNG" | "SPORTS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SearchVendor_vendor$data = {
  readonly code: string;
  readonly gameTypes: ReadonlyArray<{
    readonly category: GameCategory | null;
    readonly gameCount: number;
  }> | null;
  readonly id: string;
  readonly name: string;
  readonly opensAsList: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"VendorLogo_vendor">;
  readonly " $fragmentType": "SearchVendor_vendor";
};
export type SearchVendor_vendor$key = {
  readonly " $data"?: SearchVendor_vendor$data;
  readonly " $fragmentSpreads": FragmentRefs<"SearchVendor_vendor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "SearchVendor_vendor",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "ScalarField",
      "name": "name"
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
      "kind": "CatchField",
      "field": {
        "concreteType": "VendorGameType",
        "kind": "LinkedField",
        "name": "gameTypes",
        "plural": true,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "category"
          },
          {
            "kind": "ScalarField",
            "name": "gameCount"
          }
        ]
      },
      "to": "NULL"
    },
    {
      "kind": "FragmentSpread",
      "name": "VendorLogo_vendor"
    }
  ],
  "type": "Vendor"
};

(node as any).hash = "b43ad1ec17a4f1dcccfd603fc694c574";

export default node;
