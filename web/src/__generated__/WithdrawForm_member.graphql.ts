/**
 * @generated SignedSource<<cc1d9d6c8e330d2dfdaff62687815624>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WithdrawForm_member$data = {
  readonly payoutAccounts: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"WithdrawFields_accounts">;
  }>;
  readonly wallet: {
    readonly withdrawalTerms: {
      readonly isIdentityCheckNeeded: boolean;
      readonly isPaymentPasswordSet: boolean;
      readonly " $fragmentSpreads": FragmentRefs<"TurnoverProgress_terms">;
    };
    readonly " $fragmentSpreads": FragmentRefs<"WithdrawFields_wallet">;
  };
  readonly " $fragmentType": "WithdrawForm_member";
};
export type WithdrawForm_member$key = {
  readonly " $data"?: WithdrawForm_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"WithdrawForm_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WithdrawForm_member",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PayoutAccount",
      "kind": "LinkedField",
      "name": "payoutAccounts",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "WithdrawFields_accounts"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Wallet",
      "kind": "LinkedField",
      "name": "wallet",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "WithdrawalTerms",
          "kind": "LinkedField",
          "name": "withdrawalTerms",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isPaymentPasswordSet",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isIdentityCheckNeeded",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "TurnoverProgress_terms"
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "WithdrawFields_wallet"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Member",
  "abstractKey": null
};

(node as any).hash = "13f54a865b8c62588baed1d4fda6b40c";

export default node;
