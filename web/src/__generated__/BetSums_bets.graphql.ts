/**
 * @generated SignedSource<<a3af23669b342f042e898f10579db36d>>
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
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "currency",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BetSums_bets",
  "selections": [
    {
      "alias": null,
      "args": null,
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
                  "alias": null,
                  "args": null,
                  "concreteType": "Money",
                  "kind": "LinkedField",
                  "name": "stake",
                  "plural": false,
                  "selections": (v0/*:: as any*/),
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Money",
                  "kind": "LinkedField",
                  "name": "validStake",
                  "plural": false,
                  "selections": (v0/*:: as any*/),
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Money",
                  "kind": "LinkedField",
                  "name": "payout",
                  "plural": false,
                  "selections": (v0/*:: as any*/),
                  "storageKey": null
                }
              ],
              "type": "Turnover",
              "abstractKey": "__isTurnover"
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
          "name": "profit",
          "plural": false,
          "selections": [
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
  "type": "BetConnection",
  "abstractKey": null
};
})();

(node as any).hash = "c495f26fffdbcc062d8670e52afa3f4e";

export default node;
