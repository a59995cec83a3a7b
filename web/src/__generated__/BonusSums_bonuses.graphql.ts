/**
 * @generated SignedSource<<e9882f2ba03fa392e5d321eacc98d424>>
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
  "name": "BonusSums_bonuses",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BonusTotals",
      "kind": "LinkedField",
      "name": "totals",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "amount",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "turnoverDone",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "BonusConnection",
  "abstractKey": null
};
})();

(node as any).hash = "1433173032056f2bbf2b35d733b8e06e";

export default node;
