/**
 * @generated SignedSource<<37a9e03e7586c2c85a1e18c49b76fb2d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfitLossRow_account$data = {
  readonly account: string;
  readonly " $fragmentSpreads": FragmentRefs<"teamProfit_team">;
  readonly " $fragmentType": "ProfitLossRow_account";
};
export type ProfitLossRow_account$key = {
  readonly " $data"?: ProfitLossRow_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfitLossRow_account">;
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
  "name": "ProfitLossRow_account",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "account"
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "teamProfit_team",
      "selections": [
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "kind": "ScalarField",
              "name": "accountCount"
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
                      "selections": (v0/*:: as any*/)
                    },
                    {
                      "concreteType": "Money",
                      "kind": "LinkedField",
                      "name": "withdrawal",
                      "plural": false,
                      "selections": (v0/*:: as any*/)
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
              "name": "rebate",
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
              "name": "profit",
              "plural": false,
              "selections": (v0/*:: as any*/)
            },
            {
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "houseResult",
              "plural": false,
              "selections": (v0/*:: as any*/)
            },
            {
              "concreteType": "PeriodBalance",
              "kind": "LinkedField",
              "name": "balance",
              "plural": false,
              "selections": [
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "teamProfit_balance",
                  "selections": [
                    {
                      "concreteType": "Money",
                      "kind": "LinkedField",
                      "name": "opening",
                      "plural": false,
                      "selections": (v0/*:: as any*/)
                    },
                    {
                      "concreteType": "Money",
                      "kind": "LinkedField",
                      "name": "movement",
                      "plural": false,
                      "selections": (v0/*:: as any*/)
                    },
                    {
                      "concreteType": "Money",
                      "kind": "LinkedField",
                      "name": "closing",
                      "plural": false,
                      "selections": (v0/*:: as any*/)
                    }
                  ],
                  "argumentDefinitions": []
                }
              ]
            }
          ],
          "type": "TeamProfit",
          "abstractKey": "__isTeamProfit"
        }
      ],
      "argumentDefinitions": []
    }
  ],
  "type": "AccountProfit"
};
})();

(node as any).hash = "1797daae8a8233b49712f06df25062da";

export default node;
