/**
 * @generated SignedSource<<1e2111d4285fb91b340200fde14f8672>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { NormalizationSplitOperation } from 'relay-runtime';


const node: NormalizationSplitOperation = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "rate"
},
v1 = [
  {
    "kind": "ScalarField",
    "name": "amount"
  },
  {
    "kind": "ScalarField",
    "name": "currency"
  }
],
v2 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "base",
  "plural": false,
  "selections": (v1/*:: as any*/)
};
return {
  "kind": "SplitOperation",
  "metadata": {},
  "name": "Explanation_payout$normalization",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "tier"
    },
    (v0/*:: as any*/),
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
      "selections": (v1/*:: as any*/)
    },
    (v2/*:: as any*/),
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "carryOver",
      "plural": false,
      "selections": (v1/*:: as any*/)
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "owedAfter",
      "plural": false,
      "selections": (v1/*:: as any*/)
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "validBet",
      "plural": false,
      "selections": (v1/*:: as any*/)
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "teamLoss",
      "plural": false,
      "selections": (v1/*:: as any*/)
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "bonus",
      "plural": false,
      "selections": (v1/*:: as any*/)
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "broughtForward",
      "plural": false,
      "selections": (v1/*:: as any*/)
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "amount",
      "plural": false,
      "selections": (v1/*:: as any*/)
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "owedBefore",
      "plural": false,
      "selections": (v1/*:: as any*/)
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
        (v0/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "rateBelow"
        },
        {
          "kind": "ScalarField",
          "name": "isHeldBack"
        },
        (v2/*:: as any*/)
      ]
    }
  ]
};
})();

(node as any).hash = "48e00f1f8b31005ae49c045a9a751279";

export default node;
