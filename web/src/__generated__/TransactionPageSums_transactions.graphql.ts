/**
 * @generated SignedSource<<6532041408d6196de52295adb5a473cd>>
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
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "amount",
      "plural": false,
      "selections": [
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
      ],
      "storageKey": null
    }
  ],
  "type": "TeamTransaction",
  "abstractKey": null
};

(node as any).hash = "70884e3cbc98a013d9b98b6015f277d3";

export default node;
