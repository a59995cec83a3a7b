/**
 * @generated SignedSource<<67e1e49d1ce7f6e7b3652a1ae56181d9>>
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfitByCategory_profit",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CategoryProfit",
      "kind": "LinkedField",
      "name": "byCategory",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "category",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "stake",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "currency",
              "storageKey": null
            }
          ],
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

(node as any).hash = "47cff7a39e1cb73785e73ac11eca56f8";

export default node;
