/**
 * @generated SignedSource<<765b882e25b8114b1e010158d79eb483>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfitLossTable_edges$data = ReadonlyArray<{
  readonly node: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ProfitLossPageSums_accounts" | "ProfitLossRow_account">;
  };
  readonly " $fragmentType": "ProfitLossTable_edges";
}>;
export type ProfitLossTable_edges$key = ReadonlyArray<{
  readonly " $data"?: ProfitLossTable_edges$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfitLossTable_edges">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ProfitLossTable_edges",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AccountProfit",
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
          "name": "ProfitLossRow_account"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProfitLossPageSums_accounts"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AccountProfitEdge",
  "abstractKey": null
};

(node as any).hash = "67fc4b49104c774f4f1062cdf2b55dd3";

export default node;
