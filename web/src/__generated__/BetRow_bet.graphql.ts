/**
 * @generated SignedSource<<9f417622d4a14b30281c9c8b6749e1f7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BetStatus = "CANCELLED" | "DRAW" | "LOST" | "UNKNOWN" | "UNSETTLED" | "WON" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BetRow_bet$data = {
  readonly gameName: string;
  readonly id: string;
  readonly placedAt: string;
  readonly profit: {
    readonly " $fragmentSpreads": FragmentRefs<"Result_money">;
  };
  readonly round: string | null;
  readonly status: BetStatus;
  readonly " $fragmentSpreads": FragmentRefs<"turnover_figures">;
  readonly " $fragmentType": "BetRow_bet";
};
export type BetRow_bet$key = {
  readonly " $data"?: BetRow_bet$data;
  readonly " $fragmentSpreads": FragmentRefs<"BetRow_bet">;
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
  "name": "BetRow_bet",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "ScalarField",
      "name": "gameName"
    },
    {
      "kind": "ScalarField",
      "name": "round"
    },
    {
      "kind": "ScalarField",
      "name": "placedAt"
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
      "name": "profit",
      "plural": false,
      "selections": [
        {
          "kind": "FragmentSpread",
          "name": "Result_money"
        }
      ]
    },
    {
      "kind": "ScalarField",
      "name": "status"
    }
  ],
  "type": "Bet"
};
})();

(node as any).hash = "41699edffee3ca6e7b4d38827c4f1673";

export default node;
