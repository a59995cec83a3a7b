/**
 * @generated SignedSource<<1dcc6d25919f55166343a500818ac852>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StatementTotal_period$data = {
  readonly firstDay: string;
  readonly lastDay: string;
  readonly netDeposit: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly opening: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"statementPeriod_period">;
  readonly " $fragmentType": "StatementTotal_period";
};
export type StatementTotal_period$key = {
  readonly " $data"?: StatementTotal_period$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatementTotal_period">;
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
  "name": "StatementTotal_period",
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
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "opening",
      "plural": false,
      "selections": (v0/*:: as any*/)
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
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "netDeposit",
      "plural": false,
      "selections": (v0/*:: as any*/)
    }
  ],
  "type": "StatementPeriod"
};
})();

(node as any).hash = "5aa689a6a8deb129fc6fa2082a4bdeb5";

export default node;
