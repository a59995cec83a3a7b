/**
 * @generated SignedSource<<2db273c7925501708b453a78447efbab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BonusSums_bonuses$data = {
  readonly totals: {
    readonly amount: {
      readonly amount: string;
      readonly currency: string;
    };
    readonly turnoverDone: {
      readonly amount: string;
      readonly currency: string;
    };
  } | null;
  readonly " $fragmentType": "BonusSums_bonuses";
};
export type BonusSums_bonuses$key = {
  readonly " $data"?: BonusSums_bonuses$data;
  readonly " $fragmentSpreads": FragmentRefs<"BonusSums_bonuses">;
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
  "name": "BonusSums_bonuses",
  "selections": [
    {
      "concreteType": "BonusTotals",
      "kind": "LinkedField",
      "name": "totals",
      "plural": false,
      "selections": [
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
      ]
    }
  ],
  "type": "BonusConnection"
};
})();

(node as any).hash = "21c434d0dbbbd5b5350a140857d65b00";

export default node;
