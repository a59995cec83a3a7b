/**
 * @generated SignedSource<<843dc452afb4c33d95ef795a883989b5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Explanation_payout$data = {
  readonly activeMembers: number;
  readonly base: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly bonus: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly broughtForward: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly carryOver: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly isRemainder: boolean;
  readonly openStake: {
    readonly amount: string;
    readonly currency: string;
  } | null;
  readonly owedAfter: {
    readonly amount: string;
    readonly currency: string;
  } | null;
  readonly rate: string | null;
  readonly settledAt: string;
  readonly teamLoss: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly tier: number | null;
  readonly validBet: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"Shares_payout">;
  readonly " $fragmentType": "Explanation_payout";
};
export type Explanation_payout$key = {
  readonly " $data"?: Explanation_payout$data;
  readonly " $fragmentSpreads": FragmentRefs<"Explanation_payout">;
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
  "name": "Explanation_payout",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "tier"
    },
    {
      "kind": "ScalarField",
      "name": "rate"
    },
    {
      "kind": "ScalarField",
      "name": "activeMembers"
    },
    {
      "kind": "ScalarField",
      "name": "isRemainder"
    },
    {
      "kind": "ScalarField",
      "name": "settledAt"
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "openStake",
      "plural": false,
      "selections": (v0/*:: as any*/)
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "base",
      "plural": false,
      "selections": (v0/*:: as any*/)
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "carryOver",
      "plural": false,
      "selections": (v0/*:: as any*/)
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "owedAfter",
      "plural": false,
      "selections": (v0/*:: as any*/)
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "validBet",
      "plural": false,
      "selections": (v0/*:: as any*/)
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "teamLoss",
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
      "name": "broughtForward",
      "plural": false,
      "selections": (v0/*:: as any*/)
    },
    {
      "kind": "FragmentSpread",
      "name": "Shares_payout"
    }
  ],
  "type": "ContractPayout"
};
})();

(node as any).hash = "48e00f1f8b31005ae49c045a9a751279";

export default node;
