/**
 * @generated SignedSource<<a2e0b56e5f5e14d0c3d437d71b9c8ab0>>
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
    "kind": "ScalarField",
    "name": "amount"
  },
  {
    "kind": "ScalarField",
    "name": "currency"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "PointRules_terms",
  "selections": [
    {
      "concreteType": "PointEarning",
      "kind": "LinkedField",
      "name": "earnings",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "type"
        },
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "amountPerPoint",
          "plural": false,
          "selections": (v0/*:: as any*/)
        },
        {
          "kind": "ScalarField",
          "name": "mostPerDay"
        }
      ]
    },
    {
      "kind": "ScalarField",
      "name": "convertStep"
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "convertWorth",
      "plural": false,
      "selections": (v0/*:: as any*/)
    }
  ],
  "type": "PointTerms"
};
})();

(node as any).hash = "bce5d0c2c0ad99ae13effaf2ec89d507";

export default node;
