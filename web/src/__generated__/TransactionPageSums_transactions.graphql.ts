/**
 * @generated SignedSource<<85a2554bfa6ef4068a58fa1a34528a21>>
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

(node as any).hash = "70884e3cbc98a013d9b98b6015f277d3";

export default node;
