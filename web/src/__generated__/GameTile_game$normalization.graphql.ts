/**
 * @generated SignedSource<<732e8c5c05939dff1c3d81f78264e52a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { NormalizationSplitOperation } from 'relay-runtime';


import Picture_image$normalization_graphql from './Picture_image$normalization.graphql';

const node: NormalizationSplitOperation = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "id"
},
v1 = {
  "kind": "ScalarField",
  "name": "name"
},
v2 = [
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
  "name": "GameTile_game$normalization",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "hasDemo"
    },
    {
      "kind": "ScalarField",
      "name": "category"
    },
    {
      "concreteType": "Lottery",
      "kind": "LinkedField",
      "name": "lottery",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "code"
        },
        {
          "kind": "ScalarField",
          "name": "accountTypeName"
        },
        (v0/*:: as any*/)
      ]
    },
    {
      "kind": "ScalarField",
      "name": "status"
    },
    {
      "concreteType": "Vendor",
      "kind": "LinkedField",
      "name": "vendor",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
        (v0/*:: as any*/)
      ]
    },
    {
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "icon",
      "plural": false,
      "selections": [
        {
          "fragment": Picture_image$normalization_graphql,
          "kind": "FragmentSpread"
        }
      ]
    },
    {
      "kind": "ScalarField",
      "name": "labels"
    },
    {
      "kind": "ScalarField",
      "name": "maintenanceEndsAt"
    },
    {
      "kind": "ScalarField",
      "name": "returnToPlayer"
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "minBet",
      "plural": false,
      "selections": (v2/*:: as any*/)
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "maxBet",
      "plural": false,
      "selections": (v2/*:: as any*/)
    },
    {
      "kind": "ScalarField",
      "name": "minLines"
    },
    {
      "kind": "ScalarField",
      "name": "releasedAt"
    }
  ]
};
})();

(node as any).hash = "314b3a834e2c36458da6d10446928f67";

export default node;
