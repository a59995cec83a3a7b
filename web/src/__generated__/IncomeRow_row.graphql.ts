/**
 * @generated SignedSource<<bc35569e6a8e417ac0d99f402923e930>>
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
    readonly " $fragmentSpreads": FragmentRefs<"income_sums">;
  };
  readonly to: string;
  readonly " $fragmentType": "IncomeRow_row";
};
export type IncomeRow_row$key = {
  readonly " $data"?: IncomeRow_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"IncomeRow_row">;
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
          "argumentDefinitions": []
        }
      ]
    }
  ],
  "type": "AgentRevenueRow"
};
})();

(node as any).hash = "d0c6c69598ac7d7de5d80d76a293a739";

export default node;
