/**
 * @generated SignedSource<<49a1bbb53961b44e6f3002a5909738a5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PointType = "DEPOSIT" | "LIVE" | "LOTTERY" | "PVP" | "REDEEM" | "SLOTS" | "SPORTS" | "UNKNOWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OwnPoints_sums$data = {
  readonly byType: ReadonlyArray<{
    readonly points: number;
    readonly type: PointType;
  }>;
  readonly total: number;
  readonly " $fragmentType": "OwnPoints_sums";
};
export type OwnPoints_sums$key = {
  readonly " $data"?: OwnPoints_sums$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnPoints_sums">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "OwnPoints_sums",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "total"
    },
    {
      "concreteType": "PointSum",
      "kind": "LinkedField",
      "name": "byType",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "type"
        },
        {
          "kind": "ScalarField",
          "name": "points"
        }
      ]
    }
  ],
  "type": "PointBalance"
};

(node as any).hash = "50b7ac651f4c0a4f6ec760d960239bda";

export default node;
