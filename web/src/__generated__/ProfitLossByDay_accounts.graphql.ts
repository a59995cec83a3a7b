/**
 * @generated SignedSource<<6dc1c09565828c07659c6d24a26d5a72>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfitLossByDay_accounts$data = {
  readonly byDay: ReadonlyArray<{
    readonly day: string;
    readonly houseResult: {
      readonly amount: string;
      readonly currency: string;
      readonly " $fragmentSpreads": FragmentRefs<"Result_money">;
    };
    readonly profit: {
      readonly " $fragmentSpreads": FragmentRefs<"Result_money">;
    };
    readonly stake: {
      readonly amount: string;
      readonly currency: string;
    };
    readonly " $fragmentSpreads": FragmentRefs<"cashFlow_figures">;
  }>;
  readonly " $fragmentType": "ProfitLossByDay_accounts";
};
export type ProfitLossByDay_accounts$key = {
  readonly " $data"?: ProfitLossByDay_accounts$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfitLossByDay_accounts">;
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
],
v3 = {
  "kind": "FragmentSpread",
  "name": "Result_money"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ProfitLossByDay_accounts",
  "selections": [
    {
      "concreteType": "TeamDayProfit",
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
          "name": "profit",
          "plural": false,
          "selections": [
            (v3/*:: as any*/)
          ]
        },
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "houseResult",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            (v3/*:: as any*/)
          ]
        }
      ]
    }
  ],
  "type": "AccountProfitConnection"
};
})();

(node as any).hash = "84d53f07a6d0351a7137fc40cc427483";

export default node;
