/**
 * @generated SignedSource<<28fafdef0872affa7e5b82e3a8b4d714>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IncomeSums_revenue$data = {
  readonly totals: {
    readonly net: {
      readonly " $fragmentSpreads": FragmentRefs<"Result_money">;
    };
    readonly " $fragmentSpreads": FragmentRefs<"income_paid">;
  };
  readonly " $fragmentType": "IncomeSums_revenue";
};
export type IncomeSums_revenue$key = {
  readonly " $data"?: IncomeSums_revenue$data;
  readonly " $fragmentSpreads": FragmentRefs<"IncomeSums_revenue">;
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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "IncomeSums_revenue",
  "selections": [
    {
      "concreteType": "AgentRevenueSums",
      "kind": "LinkedField",
      "name": "totals",
      "plural": false,
      "selections": [
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "net",
          "plural": false,
          "selections": [
            {
              "kind": "FragmentSpread",
              "name": "Result_money"
            }
          ]
        },
        {
          "kind": "InlineDataFragmentSpread",
          "name": "income_paid",
          "selections": [
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
            },
            {
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "balanceForward",
              "plural": false,
              "selections": (v0/*:: as any*/)
            }
          ],
          "argumentDefinitions": []
        }
      ]
    }
  ],
  "type": "AgentRevenue"
};
})();

(node as any).hash = "23ad64cbdf4716dfcea2206e75fbc69f";

export default node;
