/**
 * @generated SignedSource<<764cb48afa7b8d35e8e2e44ea45c9770>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GameStatus = "ACTIVE" | "MAINTENANCE" | "UNKNOWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type VendorOption_entry$data = {
  readonly gameCount: number;
  readonly vendor: {
    readonly name: string;
    readonly opensAsList: boolean;
    readonly status: GameStatus;
  };
  readonly " $fragmentType": "VendorOption_entry";
};
export type VendorOption_entry$key = {
  readonly " $data"?: VendorOption_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"VendorOption_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VendorOption_entry",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "gameCount",
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
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "opensAsList",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "GameMenuVendor",
  "abstractKey": null
};

(node as any).hash = "b63d8783dffa2fceabf2ca9cf58afd8d";

export default node;
