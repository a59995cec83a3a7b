/**
 * @generated SignedSource<<dfd656af878a96a71a5c06dc13e713e3>>
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

(node as any).hash = "21c434d0dbbbd5b5350a140857d65b00";

export default node;
