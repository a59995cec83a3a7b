/**
 * @generated SignedSource<<eae0565dfbeed005b01b0b6552890c06>>
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

(node as any).hash = "fe7b3754cfc75d2c326db8b860471685";

export default node;
