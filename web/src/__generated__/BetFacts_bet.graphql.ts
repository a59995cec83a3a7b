/**
 * @generated SignedSource<<4ce2f95fc66457ce4d9ea3aa43e3605e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BetStatus = "CANCELLED" | "DRAW" | "LOST" | "UNKNOWN" | "UNSETTLED" | "WON" | "%future added value";
export type GameCategory = "ELOTT" | "ESPORTS" | "FISH" | "LIVE" | "PVP" | "RNG" | "SPORTS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BetFacts_bet$data = {
  readonly category: GameCategory | null;
  readonly gameName: string;
  readonly houseResult: {
    readonly " $fragmentSpreads": FragmentRefs<"Result_money">;
  };
  readonly internalID: string;
  readonly placedAt: string;
  readonly profit: {
    readonly " $fragmentSpreads": FragmentRefs<"Result_money">;
  };
  readonly resultAt: string | null;
  readonly round: string | null;
  readonly selection: string | null;
  readonly status: BetStatus;
  readonly vendorCode: string;
  readonly " $fragmentSpreads": FragmentRefs<"turnover_figures">;
  readonly " $fragmentType": "BetFacts_bet";
};
export type BetFacts_bet$key = {
  readonly " $data"?: BetFacts_bet$data;
  readonly " $fragmentSpreads": FragmentRefs<"BetFacts_bet">;
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
],
v1 = [
  {
    "kind": "FragmentSpread",
    "name": "Result_money"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "BetFacts_bet",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "gameName"
    },
    {
      "kind": "ScalarField",
      "name": "status"
    },
    {
      "kind": "ScalarField",
      "name": "internalID"
    },
    {
      "kind": "ScalarField",
      "name": "placedAt"
    },
    {
      "alias": "resultAt",
      "kind": "ScalarField",
      "name": "settledAt"
    },
    {
      "kind": "ScalarField",
      "name": "category"
    },
    {
      "kind": "ScalarField",
      "name": "vendorCode"
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
      "name": "houseResult",
      "plural": false,
      "selections": (v1/*:: as any*/)
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "profit",
      "plural": false,
      "selections": (v1/*:: as any*/)
    },
    {
      "kind": "ScalarField",
      "name": "selection"
    },
    {
      "kind": "ScalarField",
      "name": "round"
    }
  ],
  "type": "TeamBet"
};
})();

(node as any).hash = "94635d2369591f2d6a7725bd3b631877";

export default node;
