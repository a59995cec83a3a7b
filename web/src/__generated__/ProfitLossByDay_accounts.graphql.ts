/**
 * @generated SignedSource<<7e69702d2d9c5a4eb2a8c3b927e932f6>>
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
],
v3 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "Result_money"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfitLossByDay_accounts",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TeamDayProfit",
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
          "name": "profit",
          "plural": false,
          "selections": [
            (v3/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "houseResult",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            (v3/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AccountProfitConnection",
  "abstractKey": null
};
})();

(node as any).hash = "eed69bf4211cc435d98942da81ef1527";

export default node;
