/**
 * @generated SignedSource<<671369a3a147ba0a4174266f7fdfaf8c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { NormalizationSplitOperation } from 'relay-runtime';


const node: NormalizationSplitOperation = (function(){
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
  "kind": "SplitOperation",
  "metadata": {},
  "name": "DepositOffers_deposit$normalization",
  "selections": [
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "amount",
      "plural": false,
      "selections": (v0/*:: as any*/)
    },
    {
      "concreteType": "PromotionStanding",
      "kind": "LinkedField",
      "name": "offers",
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
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "reward",
          "plural": false,
          "selections": (v0/*:: as any*/)
        },
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "turnover",
          "plural": false,
          "selections": (v0/*:: as any*/)
        },
        {
          "kind": "ScalarField",
          "name": "id"
        }
      ]
    }
  ]
};
})();

(node as any).hash = "2a757d268b0ba285695edcd8ab4d0c96";

export default node;
