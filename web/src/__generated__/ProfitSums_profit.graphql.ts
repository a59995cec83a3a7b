/**
 * @generated SignedSource<<52e72e6d57b2556e7fba3d94b0637da5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfitSums_profit$data = {
  readonly bonus: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly netDepositsLifetime: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly netProfit: {
    readonly amount: string;
    readonly " $fragmentSpreads": FragmentRefs<"Result_money">;
  };
  readonly rebate: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"cashFlow_figures" | "turnover_figures">;
  readonly " $fragmentType": "ProfitSums_profit";
};
export type ProfitSums_profit$key = {
  readonly " $data"?: ProfitSums_profit$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfitSums_profit">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "amount"
},
v1 = [
  (v0/*:: as any*/),
  {
    "kind": "ScalarField",
    "name": "currency"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ProfitSums_profit",
  "selections": [
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "netProfit",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "kind": "FragmentSpread",
          "name": "Result_money"
        }
      ]
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "netDepositsLifetime",
      "plural": false,
      "selections": (v1/*:: as any*/)
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "cashFlow_figures",
      "selections": [
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "deposit",
              "plural": false,
              "selections": (v1/*:: as any*/)
            },
            {
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "withdrawal",
              "plural": false,
              "selections": (v1/*:: as any*/)
            }
          ],
          "type": "CashFlow",
          "abstractKey": "__isCashFlow"
        }
      ],
      "argumentDefinitions": []
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "turnover_figures",
      "selections": [
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "stake",
              "plural": false,
              "selections": (v1/*:: as any*/)
            },
            {
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "validStake",
              "plural": false,
              "selections": (v1/*:: as any*/)
            },
            {
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "payout",
              "plural": false,
              "selections": (v1/*:: as any*/)
            }
          ],
          "type": "Turnover",
          "abstractKey": "__isTurnover"
        }
      ],
      "argumentDefinitions": []
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "bonus",
      "plural": false,
      "selections": (v1/*:: as any*/)
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "rebate",
      "plural": false,
      "selections": (v1/*:: as any*/)
    }
  ],
  "type": "PersonalProfit"
};
})();

(node as any).hash = "ffd89de3a5ac574e5231329b9def4ec7";

export default node;
