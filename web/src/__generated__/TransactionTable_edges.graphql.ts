/**
 * @generated SignedSource<<5413d8f4d063e0407f2b642846b1c3a2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TransactionTable_edges$data = ReadonlyArray<{
  readonly node: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"TransactionPageSums_transactions" | "TransactionRow_transaction">;
  };
  readonly " $fragmentType": "TransactionTable_edges";
}>;
export type TransactionTable_edges$key = ReadonlyArray<{
  readonly " $data"?: TransactionTable_edges$data;
  readonly " $fragmentSpreads": FragmentRefs<"TransactionTable_edges">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "TransactionTable_edges",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TeamTransaction",
      "kind": "LinkedField",
      "name": "node",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "TransactionRow_transaction"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "TransactionPageSums_transactions"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TeamTransactionEdge",
  "abstractKey": null
};

(node as any).hash = "d9635f0f46dd1a8c40f0f8e28a7b0ef8";

export default node;
