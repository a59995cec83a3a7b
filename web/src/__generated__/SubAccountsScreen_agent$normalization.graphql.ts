/**
 * @generated SignedSource<<f52b2f86d44ccc0e270c79dcafeb3983>>
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
      "alias": null,
      "args": null,
      "concreteType": "SubAccounts",
      "kind": "LinkedField",
      "name": "subAccounts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "maximum",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SubAccount",
          "kind": "LinkedField",
          "name": "items",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "account",
              "storageKey": null
            },
            {
              "args": null,
              "fragment": SubAccountItem_subAccount$normalization_graphql,
              "kind": "FragmentSpread"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ]
};

(node as any).hash = "41e9b36876cf29126f37ecb6871a7a53";

export default node;
