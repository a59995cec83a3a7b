/**
 * @generated SignedSource<<942ea28747cb0a332f3b2fa611a82ed9>>
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
  "metadata": null,
  "name": "IncomeChart_revenue",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AgentRevenueRow",
      "kind": "LinkedField",
      "name": "rows",
      "plural": true,
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
          "concreteType": "AgentRevenueSums",
          "kind": "LinkedField",
          "name": "sums",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "total",
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
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AgentRevenue",
  "abstractKey": null
};

(node as any).hash = "ed0b8357a7ac010700d5df936fef4160";

export default node;
