/**
 * @generated SignedSource<<970f477895dab0e038871ffb15b2dac0>>
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
},
v2 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfitByDay_profit",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DayProfit",
      "kind": "LinkedField",
      "name": "byDay",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "day",
          "storageKey": null
        },
        {
          "kind": "InlineDataFragmentSpread",
          "name": "cashFlow_figures",
          "selections": [
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Money",
                  "kind": "LinkedField",
                  "name": "deposit",
                  "plural": false,
                  "selections": (v2/*:: as any*/),
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Money",
                  "kind": "LinkedField",
                  "name": "withdrawal",
                  "plural": false,
                  "selections": (v2/*:: as any*/),
                  "storageKey": null
                }
              ],
              "type": "CashFlow",
              "abstractKey": "__isCashFlow"
            }
          ],
          "args": null,
          "argumentDefinitions": []
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "stake",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "netProfit",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "Result_money"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PersonalProfit",
  "abstractKey": null
};
})();

(node as any).hash = "8ad4d7678420659f40753b745e928863";

export default node;
