/**
 * @generated SignedSource<<5eea327715a03bb05d0003ab43ffb4d4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { NormalizationSplitOperation } from 'relay-runtime';


const node: NormalizationSplitOperation = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "label"
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
  "name": "turnover",
  "plural": false,
  "selections": (v2/*:: as any*/)
};
return {
  "kind": "SplitOperation",
  "metadata": {},
  "name": "MyLevel_progress$normalization",
  "selections": [
    {
      "concreteType": "VipLevel",
      "kind": "LinkedField",
      "name": "current",
      "plural": false,
      "selections": [
        {
          "concreteType": "ClubLevel",
          "kind": "LinkedField",
          "name": "club",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "kind": "ScalarField",
              "name": "rank"
            },
            {
              "kind": "ScalarField",
              "name": "color"
            },
            {
              "kind": "ScalarField",
              "name": "secondaryColor"
            }
          ]
        },
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "turnover",
          "plural": false,
          "selections": [
            (v1/*:: as any*/)
          ]
        }
      ]
    },
    {
      "concreteType": "VipLevel",
      "kind": "LinkedField",
      "name": "next",
      "plural": false,
      "selections": [
        {
          "concreteType": "ClubLevel",
          "kind": "LinkedField",
          "name": "club",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ]
        },
        (v3/*:: as any*/)
      ]
    },
    (v3/*:: as any*/),
    {
      "concreteType": "VipKeep",
      "kind": "LinkedField",
      "name": "keep",
      "plural": false,
      "selections": [
        (v3/*:: as any*/),
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "required",
          "plural": false,
          "selections": (v2/*:: as any*/)
        },
        {
          "kind": "ScalarField",
          "name": "from"
        },
        {
          "kind": "ScalarField",
          "name": "until"
        }
      ]
    }
  ]
};
})();

(node as any).hash = "c382a5ef007a0eef27e25520c5e70a27";

export default node;
