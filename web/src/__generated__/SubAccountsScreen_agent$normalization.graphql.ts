/**
 * @generated SignedSource<<377f64a9c200ed6288c4d6ba2c5e64f6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { NormalizationSplitOperation } from 'relay-runtime';


import SubAccountItem_subAccount$normalization_graphql from './SubAccountItem_subAccount$normalization.graphql';

const node: NormalizationSplitOperation = {
  "kind": "SplitOperation",
  "metadata": {},
  "name": "SubAccountsScreen_agent$normalization",
  "selections": [
    {
      "concreteType": "SubAccounts",
      "kind": "LinkedField",
      "name": "subAccounts",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "maximum"
        },
        {
          "concreteType": "SubAccount",
          "kind": "LinkedField",
          "name": "items",
          "plural": true,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "account"
            },
            {
              "fragment": SubAccountItem_subAccount$normalization_graphql,
              "kind": "FragmentSpread"
            }
          ]
        }
      ]
    }
  ]
};

(node as any).hash = "41e9b36876cf29126f37ecb6871a7a53";

export default node;
