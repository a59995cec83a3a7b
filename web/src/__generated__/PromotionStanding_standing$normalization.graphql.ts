/**
 * @generated SignedSource<<8ee8ebcdfcf59146799687a8ea8394e6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { NormalizationSplitOperation } from 'relay-runtime';


const node: NormalizationSplitOperation = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "status"
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
  "name": "reward",
  "plural": false,
  "selections": (v1/*:: as any*/)
},
v3 = {
  "kind": "ScalarField",
  "name": "reason"
};
return {
  "kind": "SplitOperation",
  "metadata": {},
  "name": "PromotionStanding_standing$normalization",
  "selections": [
    (v0/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "isEligible"
    },
    (v2/*:: as any*/),
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "accrued",
      "plural": false,
      "selections": (v1/*:: as any*/)
    },
    {
      "kind": "ScalarField",
      "name": "resetsAt"
    },
    {
      "concreteType": "PromotionApplication",
      "kind": "LinkedField",
      "name": "application",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "remark"
        },
        {
          "kind": "ScalarField",
          "name": "pictureCount"
        },
        (v3/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "createdAt"
        }
      ]
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "turnover",
      "plural": false,
      "selections": (v1/*:: as any*/)
    },
    {
      "concreteType": "PromotionLoss",
      "kind": "LinkedField",
      "name": "loss",
      "plural": false,
      "selections": [
        (v3/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "usedBy"
        }
      ]
    },
    {
      "concreteType": "PromotionExclusion",
      "kind": "LinkedField",
      "name": "excludes",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "internalID"
        },
        {
          "kind": "ScalarField",
          "name": "title"
        },
        (v2/*:: as any*/),
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "rewardAfter",
          "plural": false,
          "selections": (v1/*:: as any*/)
        },
        {
          "kind": "ScalarField",
          "name": "isForGood"
        }
      ]
    }
  ]
};
})();

(node as any).hash = "d0046a929ff6aba344c71a0c020246c2";

export default node;
