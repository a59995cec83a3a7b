/**
 * @generated SignedSource<<da33aa53627e969a4d18864f2174675b>>
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
  "metadata": null,
  "name": "SearchVendor_vendor",
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
      "name": "name",
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
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "VendorGameType",
        "kind": "LinkedField",
        "name": "gameTypes",
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
            "kind": "ScalarField",
            "name": "gameCount",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VendorLogo_vendor"
    }
  ],
  "type": "Vendor",
  "abstractKey": null
};

(node as any).hash = "b43ad1ec17a4f1dcccfd603fc694c574";

export default node;
