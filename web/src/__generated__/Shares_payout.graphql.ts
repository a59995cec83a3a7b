/**
 * @generated SignedSource<<967b07157bc8fcd86fdf96af26c35ee2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BetStatus = "CANCELLED" | "DRAW" | "LOST" | "UNKNOWN" | "UNSETTLED" | "WON" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Shares_payout$data = {
  readonly amount: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly owedBefore: {
    readonly amount: string;
    readonly currency: string;
  } | null;
  readonly shares: ReadonlyArray<{
    readonly account: string | null;
    readonly base: {
      readonly amount: string;
      readonly currency: string;
    };
    readonly isHeldBack: boolean;
    readonly outcome: BetStatus | null;
    readonly rate: string;
    readonly rateBelow: string;
  }>;
  readonly " $fragmentType": "Shares_payout";
};
export type Shares_payout$key = {
  readonly " $data"?: Shares_payout$data;
  readonly " $fragmentSpreads": FragmentRefs<"Shares_payout">;
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
  "name": "Shares_payout",
  "selections": [
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "amount",
      "plural": false,
      "selections": (v0/*:: as any*/)
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "owedBefore",
      "plural": false,
      "selections": (v0/*:: as any*/)
    },
    {
      "concreteType": "ContractPayoutShare",
      "kind": "LinkedField",
      "name": "shares",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "account"
        },
        {
          "kind": "ScalarField",
          "name": "outcome"
        },
        {
          "kind": "ScalarField",
          "name": "rate"
        },
        {
          "kind": "ScalarField",
          "name": "rateBelow"
        },
        {
          "kind": "ScalarField",
          "name": "isHeldBack"
        },
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "base",
          "plural": false,
          "selections": (v0/*:: as any*/)
        }
      ]
    }
  ],
  "type": "ContractPayout"
};
})();

(node as any).hash = "4bfc31d016fba5805a6e04183058524e";

export default node;
