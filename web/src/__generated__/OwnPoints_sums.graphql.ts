/**
 * @generated SignedSource<<a250e218b0703e14dcf59c284d4beec1>>
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
  "metadata": null,
  "name": "OwnPoints_sums",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PointSum",
      "kind": "LinkedField",
      "name": "byType",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "type",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "points",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PointBalance",
  "abstractKey": null
};

(node as any).hash = "50b7ac651f4c0a4f6ec760d960239bda";

export default node;
