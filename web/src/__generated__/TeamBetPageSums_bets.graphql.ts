/**
 * @generated SignedSource<<4ce1416d670521182b0e2f2fc389f213>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TeamBetPageSums_bets$data = ReadonlyArray<{
  readonly houseResult: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly profit: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"turnover_figures">;
  readonly " $fragmentType": "TeamBetPageSums_bets";
}>;
export type TeamBetPageSums_bets$key = ReadonlyArray<{
  readonly " $data"?: TeamBetPageSums_bets$data;
  readonly " $fragmentSpreads": FragmentRefs<"TeamBetPageSums_bets">;
}>;

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
  "metadata": {
    "plural": true
  },
  "name": "TeamBetPageSums_bets",
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
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "houseResult",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "TeamBet",
  "abstractKey": null
};
})();

(node as any).hash = "9deda2036d39836cb55242e4ef711efa";

export default node;
