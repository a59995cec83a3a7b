/**
 * @generated SignedSource<<355c56a598dd17b66dc2033282a93aa0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BetStatus = "CANCELLED" | "DRAW" | "LOST" | "UNKNOWN" | "UNSETTLED" | "WON" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TeamBetRow_bet$data = {
  readonly account: string;
  readonly gameName: string;
  readonly houseResult: {
    readonly " $fragmentSpreads": FragmentRefs<"Result_money">;
  };
  readonly id: string;
  readonly internalID: string;
  readonly placedAt: string;
  readonly profit: {
    readonly " $fragmentSpreads": FragmentRefs<"Result_money">;
  };
  readonly round: string | null;
  readonly selection: string | null;
  readonly status: BetStatus;
  readonly vendorCode: string;
  readonly " $fragmentSpreads": FragmentRefs<"turnover_figures">;
  readonly " $fragmentType": "TeamBetRow_bet";
};
export type TeamBetRow_bet$key = {
  readonly " $data"?: TeamBetRow_bet$data;
  readonly " $fragmentSpreads": FragmentRefs<"TeamBetRow_bet">;
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
  "name": "TeamBetRow_bet",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "ScalarField",
      "name": "internalID"
    },
    {
      "kind": "ScalarField",
      "name": "account"
    },
    {
      "kind": "ScalarField",
      "name": "placedAt"
    },
    {
      "kind": "ScalarField",
      "name": "gameName"
    },
    {
      "kind": "ScalarField",
      "name": "vendorCode"
    },
    {
      "kind": "ScalarField",
      "name": "round"
    },
    {
      "kind": "ScalarField",
      "name": "selection"
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
      "selections": (v1/*:: as any*/)
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "houseResult",
      "plural": false,
      "selections": (v1/*:: as any*/)
    },
    {
      "kind": "ScalarField",
      "name": "status"
    }
  ],
  "type": "TeamBet"
};
})();

(node as any).hash = "a164e29b24db34b5d44355a8145b79ab";

export default node;
