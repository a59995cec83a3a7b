/**
 * @generated SignedSource<<a4e8765b0e9b5efc230500cafb1cecbd>>
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
  "name": "BonusProgress_bonus",
  "selections": [
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
      "name": "turnoverRequired",
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

(node as any).hash = "900cc9b48c992cfc84ea05de869056b3";

export default node;
