/**
 * @generated SignedSource<<e18717792ebcb0168727820162af1874>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { NormalizationSplitOperation } from 'relay-runtime';


const node: NormalizationSplitOperation = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "internalID"
},
v1 = {
  "kind": "ScalarField",
  "name": "amount"
},
v2 = [
  (v1/*:: as any*/),
  {
    "kind": "ScalarField",
    "name": "currency"
  }
],
v3 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "amount",
  "plural": false,
  "selections": (v2/*:: as any*/)
},
v4 = {
  "kind": "ScalarField",
  "name": "state"
},
v5 = {
  "kind": "ScalarField",
  "name": "viewerCanConfirm"
};
return {
  "kind": "SplitOperation",
  "metadata": {},
  "name": "useConfirmWithdrawal_withdrawal$normalization",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    (v0/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "bankName"
    },
    {
      "kind": "ScalarField",
      "name": "lastFour"
    },
    (v3/*:: as any*/),
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "fee",
      "plural": false,
      "selections": (v2/*:: as any*/)
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "arriving",
      "plural": false,
      "selections": (v2/*:: as any*/)
    },
    (v4/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "endedAt"
    },
    {
      "kind": "ScalarField",
      "name": "viewerCanCancel"
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "paid",
      "plural": false,
      "selections": [
        (v1/*:: as any*/)
      ]
    },
    (v5/*:: as any*/),
    {
      "concreteType": "WithdrawalPart",
      "kind": "LinkedField",
      "name": "parts",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v4/*:: as any*/),
        (v3/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "paidAt"
        },
        {
          "kind": "ScalarField",
          "name": "confirmBefore"
        },
        {
          "kind": "ScalarField",
          "name": "isDepositFinal"
        },
        {
          "kind": "ScalarField",
          "name": "proofCount"
        },
        (v5/*:: as any*/)
      ]
    },
    {
      "concreteType": "WithdrawalStep",
      "kind": "LinkedField",
      "name": "timeline",
      "plural": true,
      "selections": [
        (v4/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "at"
        }
      ]
    },
    {
      "kind": "ScalarField",
      "name": "createdAt"
    }
  ]
};
})();

(node as any).hash = "8a5fb6522061b80faeb277309e3a7a8d";

export default node;
