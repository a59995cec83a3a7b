/**
 * @generated SignedSource<<908534850cf9cd164dc8e313ae116f30>>
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
  "metadata": null,
  "name": "IncomeRow_row",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "from",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "to",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AgentRevenueSums",
      "kind": "LinkedField",
      "name": "sums",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "IncomeCells_sums"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AgentRevenueRow",
  "abstractKey": null
};

(node as any).hash = "a2e8210e244102ed467e66c0e8086ddc";

export default node;
