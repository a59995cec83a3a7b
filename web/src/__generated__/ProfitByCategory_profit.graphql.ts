/**
 * @generated SignedSource<<d675413ccbd85c4fe71613d20f950181>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GameCategory = "ELOTT" | "ESPORTS" | "FISH" | "LIVE" | "PVP" | "RNG" | "SPORTS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProfitByCategory_profit$data = {
  readonly byCategory: ReadonlyArray<{
    readonly category: GameCategory | null;
    readonly netProfit: {
      readonly amount: string;
      readonly " $fragmentSpreads": FragmentRefs<"Result_money">;
    };
    readonly stake: {
      readonly amount: string;
      readonly currency: string;
    };
  }>;
  readonly " $fragmentType": "ProfitByCategory_profit";
};
export type ProfitByCategory_profit$key = {
  readonly " $data"?: ProfitByCategory_profit$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfitByCategory_profit">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "amount"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ProfitByCategory_profit",
  "selections": [
    {
      "concreteType": "CategoryProfit",
      "kind": "LinkedField",
      "name": "byCategory",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "category"
        },
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "stake",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "kind": "ScalarField",
              "name": "currency"
            }
          ]
        },
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
        }
      ]
    }
  ],
  "type": "PersonalProfit"
};
})();

(node as any).hash = "db2f95e76a9d43eb19b251c667b8f872";

export default node;
