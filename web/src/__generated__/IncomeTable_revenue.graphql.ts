/**
 * @generated SignedSource<<3275e4d82c74a678ae8e6eb2f2fe5f9d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IncomeTable_revenue$data = {
  readonly rows: ReadonlyArray<{
    readonly from: string;
    readonly sums: {
      readonly bonus: {
        readonly amount: string;
      };
      readonly commission: {
        readonly amount: string;
      };
      readonly dividend: {
        readonly amount: string;
      };
      readonly fees: {
        readonly amount: string;
      };
      readonly gross: {
        readonly amount: string;
      };
      readonly net: {
        readonly amount: string;
      };
      readonly salary: {
        readonly amount: string;
      };
      readonly total: {
        readonly amount: string;
      };
    };
    readonly " $fragmentSpreads": FragmentRefs<"IncomeRow_row">;
  }>;
  readonly totals: {
    readonly " $fragmentSpreads": FragmentRefs<"IncomeCells_sums">;
  };
  readonly " $fragmentType": "IncomeTable_revenue";
};
export type IncomeTable_revenue$key = {
  readonly " $data"?: IncomeTable_revenue$data;
  readonly " $fragmentSpreads": FragmentRefs<"IncomeTable_revenue">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "ScalarField",
    "name": "amount"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "IncomeTable_revenue",
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
          "concreteType": "AgentRevenueSums",
          "kind": "LinkedField",
          "name": "sums",
          "plural": false,
          "selections": [
            {
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "gross",
              "plural": false,
              "selections": (v0/*:: as any*/)
            },
            {
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "bonus",
              "plural": false,
              "selections": (v0/*:: as any*/)
            },
            {
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "fees",
              "plural": false,
              "selections": (v0/*:: as any*/)
            },
            {
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "net",
              "plural": false,
              "selections": (v0/*:: as any*/)
            },
            {
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "commission",
              "plural": false,
              "selections": (v0/*:: as any*/)
            },
            {
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "salary",
              "plural": false,
              "selections": (v0/*:: as any*/)
            },
            {
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "dividend",
              "plural": false,
              "selections": (v0/*:: as any*/)
            },
            {
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "total",
              "plural": false,
              "selections": (v0/*:: as any*/)
            }
          ]
        },
        {
          "kind": "FragmentSpread",
          "name": "IncomeRow_row"
        }
      ]
    },
    {
      "concreteType": "AgentRevenueSums",
      "kind": "LinkedField",
      "name": "totals",
      "plural": false,
      "selections": [
        {
          "kind": "FragmentSpread",
          "name": "IncomeCells_sums"
        }
      ]
    }
  ],
  "type": "AgentRevenue"
};
})();

(node as any).hash = "6e1aa142d840f7118e87be3fccd84b11";

export default node;
