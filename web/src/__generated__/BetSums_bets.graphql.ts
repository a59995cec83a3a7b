/**
 * @generated SignedSource<<ef4a81b533bf7b7ab5784ae07e316c4f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BetSums_bets$data = {
  readonly totals: {
    readonly profit: {
      readonly " $fragmentSpreads": FragmentRefs<"Result_money">;
    };
    readonly " $fragmentSpreads": FragmentRefs<"turnover_figures">;
  };
  readonly " $fragmentType": "BetSums_bets";
};
export type BetSums_bets$key = {
  readonly " $data"?: BetSums_bets$data;
  readonly " $fragmentSpreads": FragmentRefs<"BetSums_bets">;
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
  "name": "BetSums_bets",
  "selections": [
    {
      "concreteType": "BetTotals",
      "kind": "LinkedField",
      "name": "totals",
      "plural": false,
      "selections": [
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
                  "selections": (v0/*:: as any*/)
                },
                {
                  "concreteType": "Money",
                  "kind": "LinkedField",
                  "name": "validStake",
                  "plural": false,
                  "selections": (v0/*:: as any*/)
                },
                {
                  "concreteType": "Money",
                  "kind": "LinkedField",
                  "name": "payout",
                  "plural": false,
                  "selections": (v0/*:: as any*/)
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
          "name": "profit",
          "plural": false,
          "selections": [
            {
              "kind": "FragmentSpread",
              "name": "Result_money"
            }
          ]
        }
      ]
    }
  ],
  "type": "BetConnection"
};
})();

(node as any).hash = "c495f26fffdbcc062d8670e52afa3f4e";

export default node;
