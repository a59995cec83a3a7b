/**
 * @generated SignedSource<<32d49d5352a80f2de4626fe16d371c22>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WithdrawForm_member$data = {
  readonly payoutAccounts: ReadonlyArray<{
    readonly currency: string | null;
    readonly " $fragmentSpreads": FragmentRefs<"WithdrawFields_accounts">;
  }>;
  readonly wallet: {
    readonly total: {
      readonly currency: string;
    };
    readonly withdrawalTerms: {
      readonly isAllowed: boolean;
      readonly isIdentityCheckNeeded: boolean;
      readonly isPaymentPasswordSet: boolean;
    };
    readonly " $fragmentSpreads": FragmentRefs<"WithdrawFields_wallet">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"WithdrawTurnover_member">;
  readonly " $fragmentType": "WithdrawForm_member";
};
export type WithdrawForm_member$key = {
  readonly " $data"?: WithdrawForm_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"WithdrawForm_member">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "currency"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WithdrawForm_member",
  "selections": [
    {
      "kind": "FragmentSpread",
      "name": "WithdrawTurnover_member"
    },
    {
      "concreteType": "PayoutAccount",
      "kind": "LinkedField",
      "name": "payoutAccounts",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "kind": "FragmentSpread",
          "name": "WithdrawFields_accounts"
        }
      ]
    },
    {
      "concreteType": "Wallet",
      "kind": "LinkedField",
      "name": "wallet",
      "plural": false,
      "selections": [
        {
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "total",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ]
        },
        {
          "concreteType": "WithdrawalTerms",
          "kind": "LinkedField",
          "name": "withdrawalTerms",
          "plural": false,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "isAllowed"
            },
            {
              "kind": "ScalarField",
              "name": "isPaymentPasswordSet"
            },
            {
              "kind": "ScalarField",
              "name": "isIdentityCheckNeeded"
            }
          ]
        },
        {
          "kind": "FragmentSpread",
          "name": "WithdrawFields_wallet"
        }
      ]
    }
  ],
  "type": "Member"
};
})();

(node as any).hash = "6b63a85bcde282279913e31c1df9cb6b";

export default node;
