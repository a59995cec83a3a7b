/**
 * @generated SignedSource<<ab674c2d2daca337ac7b28a21fa1d477>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PointType = "DEPOSIT" | "LIVE" | "LOTTERY" | "PVP" | "REDEEM" | "SLOTS" | "SPORTS" | "UNKNOWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PointRules_terms$data = {
  readonly convertStep: number;
  readonly convertWorth: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly earnings: ReadonlyArray<{
    readonly amountPerPoint: {
      readonly amount: string;
      readonly currency: string;
    };
    readonly mostPerDay: number | null;
    readonly type: PointType;
  }>;
  readonly " $fragmentType": "PointRules_terms";
};
export type PointRules_terms$key = {
  readonly " $data"?: PointRules_terms$data;
  readonly " $fragmentSpreads": FragmentRefs<"PointRules_terms">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "currency",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PointRules_terms",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PointEarning",
      "kind": "LinkedField",
      "name": "earnings",
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
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "amountPerPoint",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mostPerDay",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "convertStep",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "convertWorth",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "PointTerms",
  "abstractKey": null
};
})();

(node as any).hash = "b8c1a5ddcdda7d52b6361c8f3c92649b";

export default node;
