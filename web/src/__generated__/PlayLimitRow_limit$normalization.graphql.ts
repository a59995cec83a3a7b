/**
 * @generated SignedSource<<16ecc4d7ee0a57b699438bc8eb3ac048>>
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
],
v1 = {
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "amount",
  "plural": false,
  "selections": (v0/*:: as any*/)
},
v2 = {
  "kind": "ScalarField",
  "name": "minutes"
};
return {
  "kind": "SplitOperation",
  "metadata": {},
  "name": "PlayLimitRow_limit$normalization",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "kind"
    },
    {
      "kind": "ScalarField",
      "name": "period"
    },
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "used",
      "plural": false,
      "selections": (v0/*:: as any*/)
    },
    {
      "kind": "ScalarField",
      "name": "usedMinutes"
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "left",
      "plural": false,
      "selections": (v0/*:: as any*/)
    },
    {
      "kind": "ScalarField",
      "name": "resetsAt"
    },
    {
      "concreteType": "PendingPlayLimit",
      "kind": "LinkedField",
      "name": "pending",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "confirmFrom"
        },
        {
          "kind": "ScalarField",
          "name": "confirmUntil"
        }
      ]
    }
  ]
};
})();

(node as any).hash = "87bf0e12b8aa964778ba2d16c9d99844";

export default node;
