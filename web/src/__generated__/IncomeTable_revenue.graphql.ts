/**
 * @generated SignedSource<<c26e534cfb3261648c514d0c051b0f74>>
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
      readonly " $fragmentSpreads": FragmentRefs<"income_sums">;
    };
    readonly to: string;
  }>;
  readonly totals: {
    readonly " $fragmentSpreads": FragmentRefs<"income_sums">;
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
  },
  {
    "kind": "ScalarField",
    "name": "currency"
  }
],
v1 = [
  {
    "kind": "InlineDataFragmentSpread",
    "name": "income_sums",
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
        "name": "carryOver",
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
        "name": "balanceForward",
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
    ],
    "argumentDefinitions": ([]/*:: as any*/)
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
          "kind": "ScalarField",
          "name": "to"
        },
        {
          "concreteType": "AgentRevenueSums",
          "kind": "LinkedField",
          "name": "sums",
          "plural": false,
          "selections": (v1/*:: as any*/)
        }
      ]
    },
    {
      "concreteType": "AgentRevenueSums",
      "kind": "LinkedField",
      "name": "totals",
      "plural": false,
      "selections": (v1/*:: as any*/)
    }
  ],
  "type": "AgentRevenue"
};
})();

(node as any).hash = "e90e9e67d131acdfdabc7f19e7ed2112";

export default node;
