/**
 * @generated SignedSource<<3dd6f76758e793e3fca651b65da07087>>
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
              "kind": "FragmentSpread",
              "name": "SubAccountItem_subAccount"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Agent",
  "abstractKey": null
};

(node as any).hash = "41e9b36876cf29126f37ecb6871a7a53";

export default node;
