/**
 * @generated SignedSource<<0fba4ee4d91232fd5efdb2e05716e3bd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StatementPeriods_statement$data = {
  readonly periods: ReadonlyArray<{
    readonly firstDay: string;
    readonly lastDay: string;
    readonly " $fragmentSpreads": FragmentRefs<"statementPeriod_period">;
  }>;
  readonly " $fragmentType": "StatementPeriods_statement";
};
export type StatementPeriods_statement$key = {
  readonly " $data"?: StatementPeriods_statement$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatementPeriods_statement">;
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
  "name": "StatementPeriods_statement",
  "selections": [
    {
      "concreteType": "StatementPeriod",
      "kind": "LinkedField",
      "name": "periods",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "firstDay"
        },
        {
          "kind": "ScalarField",
          "name": "lastDay"
        },
        {
          "kind": "InlineDataFragmentSpread",
          "name": "statementPeriod_period",
          "selections": [
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
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "stake",
              "plural": false,
              "selections": (v0/*:: as any*/)
            },
            {
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "payout",
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
              "name": "rebate",
              "plural": false,
              "selections": (v0/*:: as any*/)
            },
            {
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "other",
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
  "type": "ActivityStatement"
};
})();

(node as any).hash = "02a670d83917ece4e9df94516f31b50b";

export default node;
