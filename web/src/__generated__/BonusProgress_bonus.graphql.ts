/**
 * @generated SignedSource<<182828b5c5e47c3b5a3540dae93f5d63>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BonusProgress_bonus$data = {
  readonly title: string;
  readonly turnoverDone: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly turnoverRequired: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly " $fragmentType": "BonusProgress_bonus";
};
export type BonusProgress_bonus$key = {
  readonly " $data"?: BonusProgress_bonus$data;
  readonly " $fragmentSpreads": FragmentRefs<"BonusProgress_bonus">;
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
  "name": "BonusProgress_bonus",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "title"
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "turnoverRequired",
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

(node as any).hash = "232d1c6dc3370078780de79fce9e4a27";

export default node;
