/**
 * @generated SignedSource<<c0f18f382414e696d1f7e2cc68790140>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ForfeitBonus_bonus$data = {
  readonly amount: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly id: string;
  readonly title: string;
  readonly turnoverDone: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly " $fragmentType": "ForfeitBonus_bonus";
};
export type ForfeitBonus_bonus$key = {
  readonly " $data"?: ForfeitBonus_bonus$data;
  readonly " $fragmentSpreads": FragmentRefs<"ForfeitBonus_bonus">;
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
  "name": "ForfeitBonus_bonus",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "ScalarField",
      "name": "title"
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "amount",
      "plural": false,
      "selections": (v0/*:: as any*/)
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "turnoverDone",
      "plural": false,
      "selections": (v0/*:: as any*/)
    }
  ],
  "type": "Bonus"
};
})();

(node as any).hash = "b376276071a61a9c4e8c886a898652aa";

export default node;
