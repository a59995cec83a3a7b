/**
 * @generated SignedSource<<b448bf9e1dcc00f5a14e9b5627ceee17>>
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
  "name": "ForfeitBonus_bonus",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
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
  "type": "Bonus",
  "abstractKey": null
};
})();

(node as any).hash = "b376276071a61a9c4e8c886a898652aa";

export default node;
