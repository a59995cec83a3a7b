/**
 * @generated SignedSource<<d77742f96a3e87c4bb35d0b535c54287>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountSums_record$data = {
  readonly totals: {
    readonly " $fragmentSpreads": FragmentRefs<"movementTotals_sums">;
  };
  readonly " $fragmentType": "AccountSums_record";
};
export type AccountSums_record$key = {
  readonly " $data"?: AccountSums_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountSums_record">;
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
  "name": "AccountSums_record",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AccountMovementTotals",
      "kind": "LinkedField",
      "name": "totals",
      "plural": false,
      "selections": [
        {
          "kind": "InlineDataFragmentSpread",
          "name": "movementTotals_sums",
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "incoming",
              "plural": false,
              "selections": (v0/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "outgoing",
              "plural": false,
              "selections": (v0/*:: as any*/),
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AccountMovementConnection",
  "abstractKey": null
};
})();

(node as any).hash = "5d50b1909efe20b7fcc59d519293fab2";

export default node;
