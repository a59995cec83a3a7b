/**
 * @generated SignedSource<<cdb4cd1dff3ca8201ec768a88b8d97e7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IncomeRow_row$data = {
  readonly from: string;
  readonly sums: {
    readonly " $fragmentSpreads": FragmentRefs<"IncomeCells_sums">;
  };
  readonly to: string;
  readonly " $fragmentType": "IncomeRow_row";
};
export type IncomeRow_row$key = {
  readonly " $data"?: IncomeRow_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"IncomeRow_row">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "IncomeRow_row",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "from"
    },
    {
      "kind": "ScalarField",
      "name": "to"
    },
    {
      "concreteType": "AgentRevenueSums",
      "kind": "LinkedField",
      "name": "sums",
      "plural": false,
      "selections": [
        {
          "kind": "FragmentSpread",
          "name": "IncomeCells_sums"
        }
      ]
    }
  ],
  "type": "AgentRevenueRow"
};

(node as any).hash = "a2e8210e244102ed467e66c0e8086ddc";

export default node;
