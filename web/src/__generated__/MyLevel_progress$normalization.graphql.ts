/**
 * @generated SignedSource<<0bf6f7538b4678fa277de35193293c6f>>
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
        {
          "kind": "ScalarField",
          "name": "benefits"
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

(node as any).hash = "8c67ae3b2ca6fb70badebff87843547f";

export default node;
