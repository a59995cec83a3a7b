/**
 * @generated SignedSource<<8b3ff859dee012f4dc53387875dfd3d0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfitByDay_profit$data = {
  readonly byDay: ReadonlyArray<{
    readonly day: string;
    readonly netProfit: {
      readonly amount: string;
      readonly currency: string;
      readonly " $fragmentSpreads": FragmentRefs<"Result_money">;
    };
    readonly stake: {
      readonly amount: string;
      readonly currency: string;
    };
    readonly " $fragmentSpreads": FragmentRefs<"cashFlow_figures">;
  }>;
  readonly " $fragmentType": "ProfitByDay_profit";
};
export type ProfitByDay_profit$key = {
  readonly " $data"?: ProfitByDay_profit$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfitByDay_profit">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "amount"
},
v1 = {
  "kind": "ScalarField",
  "name": "currency"
},
v2 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ProfitByDay_profit",
  "selections": [
    {
      "concreteType": "DayProfit",
      "kind": "LinkedField",
      "name": "byDay",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "day"
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
                  "selections": (v2/*:: as any*/)
                },
                {
                  "concreteType": "Money",
                  "kind": "LinkedField",
                  "name": "withdrawal",
                  "plural": false,
                  "selections": (v2/*:: as any*/)
                }
              ],
              "type": "CashFlow",
              "abstractKey": "__isCashFlow"
            }
          ],
          "argumentDefinitions": []
        },
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "stake",
          "plural": false,
          "selections": (v2/*:: as any*/)
        },
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "netProfit",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            {
              "kind": "FragmentSpread",
              "name": "Result_money"
            }
          ]
        }
      ]
    }
  ],
  "type": "PersonalProfit"
};
})();

(node as any).hash = "d216ba0c53992b6483591f1f9d51b0bf";

export default node;
