/**
 * @generated SignedSource<<bdaa4762f8ec3c8aacd753f8e639b8db>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TeamBetTotals_bets$data = {
  readonly totalCount: number;
  readonly totals: {
    readonly houseResult: {
      readonly " $fragmentSpreads": FragmentRefs<"Result_money">;
    };
    readonly profit: {
      readonly " $fragmentSpreads": FragmentRefs<"Result_money">;
    };
    readonly " $fragmentSpreads": FragmentRefs<"turnover_figures">;
  };
  readonly " $fragmentType": "TeamBetTotals_bets";
};
export type TeamBetTotals_bets$key = {
  readonly " $data"?: TeamBetTotals_bets$data;
  readonly " $fragmentSpreads": FragmentRefs<"TeamBetTotals_bets">;
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
    "kind": "FragmentSpread",
    "name": "Result_money"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "TeamBetTotals_bets",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "totalCount"
    },
    {
      "concreteType": "TeamBetTotals",
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
          "selections": (v1/*:: as any*/)
        },
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "houseResult",
          "plural": false,
          "selections": (v1/*:: as any*/)
        }
      ]
    }
  ],
  "type": "TeamBetConnection"
};
})();

(node as any).hash = "844c71547ddc85fbc4e59c6108883ea0";

export default node;
