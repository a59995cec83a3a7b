/**
 * @generated SignedSource<<506075f793251a1a245d21c71f80ceb8>>
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

(node as any).hash = "232d1c6dc3370078780de79fce9e4a27";

export default node;
