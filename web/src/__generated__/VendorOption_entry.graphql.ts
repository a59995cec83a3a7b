/**
 * @generated SignedSource<<8348aaba69effcb6133efccb446c8e6c>>
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
  "name": "VendorOption_entry",
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
          "name": "name"
        },
        {
          "kind": "ScalarField",
          "name": "status"
        },
        {
          "kind": "ScalarField",
          "name": "opensAsList"
        }
      ]
    }
  ],
  "type": "GameMenuVendor"
};

(node as any).hash = "b63d8783dffa2fceabf2ca9cf58afd8d";

export default node;
