/**
 * @generated SignedSource<<0e6883bcdfac05b7b16722897d9cfbca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PayoutAccountsScreen_member$data = {
  readonly payoutAccounts: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"PayoutAccountRow_account">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"PayoutAccountForm_member">;
  readonly " $fragmentType": "PayoutAccountsScreen_member";
};
export type PayoutAccountsScreen_member$key = {
  readonly " $data"?: PayoutAccountsScreen_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayoutAccountsScreen_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PayoutAccountsScreen_member",
  "selections": [
    {
      "concreteType": "PayoutAccount",
      "kind": "LinkedField",
      "name": "payoutAccounts",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "id"
        },
        {
          "kind": "FragmentSpread",
          "name": "PayoutAccountRow_account"
        }
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "PayoutAccountForm_member"
    }
  ],
  "type": "Member"
};

(node as any).hash = "4024c1488849b2f69f7b8cb0530d0b56";

export default node;
