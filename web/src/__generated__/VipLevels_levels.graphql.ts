/**
 * @generated SignedSource<<45d8a0c20de598b20670f65636b36c0a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VipLevels_levels$data = ReadonlyArray<{
  readonly benefits: ReadonlyArray<string>;
  readonly club: {
    readonly color: string | null;
    readonly label: string;
    readonly rank: number;
    readonly secondaryColor: string | null;
  };
  readonly keepTurnover: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly turnover: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly " $fragmentType": "VipLevels_levels";
}>;
export type VipLevels_levels$key = ReadonlyArray<{
  readonly " $data"?: VipLevels_levels$data;
  readonly " $fragmentSpreads": FragmentRefs<"VipLevels_levels">;
}>;

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
  "metadata": {
    "plural": true
  },
  "name": "VipLevels_levels",
  "selections": [
    {
      "concreteType": "ClubLevel",
      "kind": "LinkedField",
      "name": "club",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "label"
        },
        {
          "kind": "ScalarField",
          "name": "rank"
        },
        {
          "kind": "ScalarField",
          "name": "color"
        },
        {
          "kind": "ScalarField",
          "name": "secondaryColor"
        }
      ]
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "turnover",
      "plural": false,
      "selections": (v0/*:: as any*/)
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "keepTurnover",
      "plural": false,
      "selections": (v0/*:: as any*/)
    },
    {
      "kind": "ScalarField",
      "name": "benefits"
    }
  ],
  "type": "VipLevel"
};
})();

(node as any).hash = "8b8b0a6df48c0bc302d5713b31551537";

export default node;
