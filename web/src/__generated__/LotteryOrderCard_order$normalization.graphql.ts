/**
 * @generated SignedSource<<15f541c8f9b43621a02f707948b69d73>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { NormalizationSplitOperation } from 'relay-runtime';


const node: NormalizationSplitOperation = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "id"
},
v1 = {
  "kind": "ScalarField",
  "name": "code"
},
v2 = {
  "kind": "ScalarField",
  "name": "commitment"
},
v3 = {
  "kind": "ScalarField",
  "name": "numbers"
},
v4 = [
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
  "name": "LotteryOrderCard_order$normalization",
  "selections": [
    (v0/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "internalID"
    },
    {
      "concreteType": "Lottery",
      "kind": "LinkedField",
      "name": "lottery",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "name"
        },
        (v1/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "kind"
        },
        (v0/*:: as any*/)
      ]
    },
    {
      "kind": "ScalarField",
      "name": "drawNumber"
    },
    (v2/*:: as any*/),
    {
      "concreteType": "LotteryDraw",
      "kind": "LinkedField",
      "name": "draw",
      "plural": false,
      "selections": [
        (v3/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "seed"
        },
        {
          "concreteType": "LotteryPrize",
          "kind": "LinkedField",
          "name": "prizes",
          "plural": true,
          "selections": [
            (v3/*:: as any*/),
            {
              "kind": "ScalarField",
              "name": "__typename"
            },
            (v1/*:: as any*/)
          ]
        },
        {
          "kind": "ScalarField",
          "name": "number"
        },
        (v0/*:: as any*/),
        (v2/*:: as any*/)
      ]
    },
    {
      "kind": "ScalarField",
      "name": "state"
    },
    {
      "kind": "ScalarField",
      "name": "placedAt"
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "stake",
      "plural": false,
      "selections": (v4/*:: as any*/)
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "win",
      "plural": false,
      "selections": (v4/*:: as any*/)
    },
    {
      "concreteType": "LotteryOrderLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "playType"
        },
        {
          "kind": "ScalarField",
          "name": "playTypeTitle"
        },
        {
          "kind": "ScalarField",
          "name": "content"
        },
        {
          "kind": "ScalarField",
          "name": "betCount"
        },
        {
          "kind": "ScalarField",
          "name": "multiple"
        },
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "unit",
          "plural": false,
          "selections": (v4/*:: as any*/)
        }
      ]
    },
    {
      "kind": "ScalarField",
      "name": "cancellableUntil"
    },
    {
      "kind": "ScalarField",
      "name": "chaseStep"
    }
  ]
};
})();

(node as any).hash = "16733594567a0ecc90c84c8cf67b393e";

export default node;
