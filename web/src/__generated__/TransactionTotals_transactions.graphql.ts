/**
 * @generated SignedSource<<cbae5217adc13d6a6aec1daa507c5f94>>
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
    readonly incoming: {
      readonly amount: string;
      readonly currency: string;
    };
    readonly outgoing: {
      readonly amount: string;
      readonly currency: string;
    };
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
      "storageKey": null
    }
  ],
  "type": "TeamTransactionConnection",
  "abstractKey": null
};
})();

(node as any).hash = "a90b7451bd487fed5521b139db1d0838";

export default node;
