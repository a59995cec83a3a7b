/**
 * @generated SignedSource<<fb07a835567b4edfad886757cc3323a3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TransactionPageSums_transactions$data = ReadonlyArray<{
  readonly amount: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly " $fragmentType": "TransactionPageSums_transactions";
}>;
export type TransactionPageSums_transactions$key = ReadonlyArray<{
  readonly " $data"?: TransactionPageSums_transactions$data;
  readonly " $fragmentSpreads": FragmentRefs<"TransactionPageSums_transactions">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "TransactionPageSums_transactions",
  "selections": [
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "amount",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "amount"
        },
        {
          "kind": "ScalarField",
          "name": "currency"
        }
      ]
    }
  ],
  "type": "TeamTransaction"
};

(node as any).hash = "a204a2f5a1a13ab957006758112dfd9d";

export default node;
