/**
 * @generated SignedSource<<6e8f0fd71b07edf9b0e506c0ad883f4e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IncomeChart_revenue$data = {
  readonly rows: ReadonlyArray<{
    readonly from: string;
    readonly sums: {
      readonly total: {
        readonly amount: string;
        readonly currency: string;
      };
    };
    readonly to: string;
  }>;
  readonly " $fragmentType": "IncomeChart_revenue";
};
export type IncomeChart_revenue$key = {
  readonly " $data"?: IncomeChart_revenue$data;
  readonly " $fragmentSpreads": FragmentRefs<"IncomeChart_revenue">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "IncomeChart_revenue",
  "selections": [
    {
      "concreteType": "AgentRevenueRow",
      "kind": "LinkedField",
      "name": "rows",
      "plural": true,
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
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "total",
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
          ]
        }
      ]
    }
  ],
  "type": "AgentRevenue"
};

(node as any).hash = "2697e95749ba7aa7099ae4562ffb5607";

export default node;
