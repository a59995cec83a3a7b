/**
 * @generated SignedSource<<7f85b04b8d86081f11ef638755931978>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SubAccountsScreen_agent$data = {
  readonly subAccounts: {
    readonly items: ReadonlyArray<{
      readonly account: string;
      readonly " $fragmentSpreads": FragmentRefs<"SubAccountItem_subAccount">;
    }>;
    readonly maximum: number;
  } | null;
  readonly " $fragmentType": "SubAccountsScreen_agent";
};
export type SubAccountsScreen_agent$key = {
  readonly " $data"?: SubAccountsScreen_agent$data;
  readonly " $fragmentSpreads": FragmentRefs<"SubAccountsScreen_agent">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SubAccountsScreen_agent",
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
              "kind": "FragmentSpread",
              "name": "SubAccountItem_subAccount"
            }
          ]
        }
      ]
    }
  ],
  "type": "Agent"
};

(node as any).hash = "41e9b36876cf29126f37ecb6871a7a53";

export default node;
