/**
 * @generated SignedSource<<9beecb88b0b988294138a2f0b938e687>>
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

(node as any).hash = "2dd719e121fb69d4ad343449669cb077";

export default node;
