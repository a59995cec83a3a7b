/**
 * @generated SignedSource<<f0ba85c9ca821921e0732ca44b8a90ea>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TransactionTotals_transactions$data = {
  readonly totalCount: number;
  readonly totals: {
    readonly " $fragmentSpreads": FragmentRefs<"movementTotals_sums">;
  };
  readonly " $fragmentType": "TransactionTotals_transactions";
};
export type TransactionTotals_transactions$key = {
  readonly " $data"?: TransactionTotals_transactions$data;
  readonly " $fragmentSpreads": FragmentRefs<"TransactionTotals_transactions">;
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
  "name": "TransactionTotals_transactions",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    },
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
  "type": "TeamTransactionConnection",
  "abstractKey": null
};
})();

(node as any).hash = "8d376c32e558c22f3622fd5cba5ee98e";

export default node;
